type StoredAddress = {
  id: string;
  postcode: string;
  organisation: string | null;
  flat_number: string | null;
  house_name: string | null;
  house_number: string | null;
  street: string | null;
  locality: string | null;
  postal_town: string | null;
  county: string | null;
  country: string | null;
  service_area: string | null;
};

/** The tables of the address service. Postcodes are normalised. */
export type AddressesTables = {
  /** Looked up by postcode. An imported address has its UPRN as id, a sample address `sample-` and its UPRN. */
  addresses: StoredAddress;
  /** Addresses that visitors typed: a separate table, hidden from look-ups. `created_at` is ISO 8601, UTC. */
  manual_addresses: StoredAddress & { created_at: string };
  /** The checkpoints of unfinished imports. */
  address_imports: {
    file: string;
    /** Where the next row starts: its byte offset in the file, and its line. Text, as files can be large. */
    next_byte: string;
    next_line: string;
    loaded: string;
    skipped: string;
  };
};

/** The table of addresses that visitors typed, from which an erasure deletes. */
export const tableOfTyped = 'manual_addresses';
