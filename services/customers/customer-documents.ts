import type { CustomerRecord } from '#contracts/customer-records.ts';

/** A record's legacy customers, one or none: JSON:API of type customers. SPEC §3. */
export function customersDocument(record: CustomerRecord | undefined) {
  if (!record?.customer) return { data: [] };
  const { firstName, surname, email } = record.customer;
  return {
    data: [{ type: 'customers', id: record.id, attributes: { 'first-name': firstName, surname, email } }],
  };
}

/** The accounts of a record on the newer platform: JSON:API of type accounts, each with its person. SPEC §3. */
export function accountsDocument(record: CustomerRecord | undefined) {
  const accounts = record?.accounts ?? [];
  return {
    data: accounts.map(({ id, email, mobile }) => ({
      type: 'accounts',
      id,
      attributes: { email, mobile },
      relationships: { person: { data: { type: 'people', id } } },
    })),
    included: accounts.map(({ id, person }) => ({
      type: 'people',
      id,
      attributes: { 'first-name': person.firstName, 'last-name': person.lastName },
    })),
  };
}
