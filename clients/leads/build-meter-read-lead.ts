import { company, type Fuel } from '#contracts/forms/meter-reading/fields.ts';
import type { MeterReading } from '#contracts/forms/meter-reading/normalise-meter-reading.ts';
import { leadTopics, type LeadDocument } from '#contracts/lead.ts';
import { stripLead } from './strip-lead.ts';

/** SPEC §3: "Fuel value 'Dual' is sent as 'Gas and Electricity'." */
const sentFuels: Record<Fuel, string> = {
  Dual: 'Gas and Electricity',
  Gas: 'Gas',
  Electricity: 'Electricity',
};

/** SPEC §7: blanked in price-cap meter-read leads. */
const blanked = { Gas_MPRN: '', Elec_MPAN: '', marketingpreferences: '' };

/**
 * The price-cap meter-read lead. SPEC §3, §7, CONTRACTS readings 1 and 3. The title is null when none was chosen. No
 * address is collected, so there is no relationship.
 */
export function buildMeterReadLead(reading: MeterReading): LeadDocument {
  return {
    data: {
      type: 'leads',
      attributes: stripLead({
        title: reading.title,
        topic: leadTopics.meterRead,
        'query-type': null,
        'query-subtype': null,
        query: null,
        'first-name': reading.firstName,
        surname: reading.lastName,
        email: reading.email,
        'contact-number': null,
        'additional-information': {
          Telephone: reading.telephone,
          Fuel: sentFuels[reading.fuel],
          Company: company,
          ReadingDate: reading.date,
          ...gasExtras(reading),
          ...electricityExtras(reading),
          ...blanked,
        },
      }),
    },
  };
}

function gasExtras(reading: MeterReading) {
  if (reading.fuel === 'Electricity') return {};
  return { GasAccountNumber: reading.gasAccountNumber, GasReading: reading.gasReading };
}

/** `IsEconomy7` is true or false, like the flags of other leads, and is sent with electricity only. */
function electricityExtras(reading: MeterReading) {
  if (reading.fuel === 'Gas') return {};
  const { elecAccountNumber: ElecAccountNumber, isEconomy7: IsEconomy7 } = reading;
  if (!reading.isEconomy7) return { ElecAccountNumber, IsEconomy7, ElecReading: reading.elecReading };
  return {
    ElecAccountNumber,
    IsEconomy7,
    Elec7ReadingNormal: reading.elec7ReadingNormal,
    Elec7ReadingLow: reading.elec7ReadingLow,
  };
}
