import type { SearchSynonyms } from '#contracts/search-synonyms.ts';
import { phrasesOf, type SynonymGroups } from './concepts.ts';
import type { Synonyms } from './lexicon.ts';

/**
 * Different words for the same thing in energy and home services, a group a line. A word or phrase of a group
 * also finds the others, ranked below the word as typed. Endings, case and 'my' or 'the' inside a phrase do
 * not matter: bill covers bills, close account covers closing my account.
 */
const groups: SynonymGroups = [
  // Ways to pay
  'prepayment, prepay, pre payment, pay as you go, payg, top up, top ups, topup, topups, key meter, card meter, token meter, ppm',
  'direct debit, dd, monthly payment, fixed monthly amount',
  'payment date, pay date, bank date, change date, day you pay, collection date',
  'pay, paid, payment',
  'bank, bank account, bank details, sort code',
  'emergency credit, borrow credit, lend credit',
  'friendly hours, friendly credit, non disconnection hours',
  // Bills
  'bill, statement, invoice',
  'high, higher, expensive, too much, gone up, went up, increase, doubled, rise, dear',
  'refund, credit back, money back, reimburse, rebate, overpaid, overcharged, in credit, owe me',
  'estimate, estimated, guess, assumed',
  'back bill, backbilling, back billing, catch up bill, backdated',
  'no bill, missing bill, not received bill, not had a bill, havent had a bill, bill not arrived, bill hasnt arrived, bill not come, bill hasnt come, no statement',
  // Money worries
  'cant pay, cannot pay, struggling to pay, cant afford, cannot afford, can afford, payment plan, hardship, struggling, no money, behind with payments',
  'payment plan, payment arrangement, repayment plan, spread the cost, instalment',
  'debt, arrears, owe, money owed, owing',
  'fuel direct, third party deductions, pay from benefits, universal credit, dwp',
  'grant, scheme, financial help, help with bills, help with energy bills, help paying, help to pay, hardship fund',
  'warm home discount, whd',
  'breathing space, debt respite, debt moratorium',
  'debt advice, debt charity, stepchange, national debtline, citizens advice',
  'bailiff, debt collector, debt collection, enforcement',
  // Meters
  'smart meter, smets, smets1, smets2, smart metering',
  'in home display, ihd, smart display, meter display, smart meter screen, energy monitor, smart monitor',
  'meter reading, meter read, submit reading, send reading, give reading, read meter',
  'economy 7, economy seven, e7, off peak, night rate, two rate, day and night rate, time of use',
  'mpan, electricity supply number, s number',
  'mprn, gas supply number, meter point reference',
  'kwh, kilowatt hour, kw h',
  'top up not showing, top up missing, credit not added, top up not gone on, top up not working, not gone on, hasnt gone on, not showing on',
  // Tariffs
  'tariff, price plan, energy plan, energy deal, deal',
  'price cap, ofgem cap, energy cap',
  'exit fee, cancellation fee, termination fee, leaving fee, early exit',
  'standing charge, daily charge, fixed charge',
  'unit rate, price per kwh, pence per kwh, cost per unit, unit price',
  'fixed tariff, fixed deal, fixed rate, fix, fixed price',
  'variable tariff, standard variable, svt, default tariff',
  // Accounts and people
  'moving, move home, new house, move house, moving out, moving in, new home, new flat, change of address, new address, relocate',
  'leaving, leave us, switch supplier, change supplier, another supplier, new supplier, close account, cancel account, end account, different supplier',
  'died, death, bereavement, bereaved, probate, executor, deceased, passed away, someone dies, funeral, late husband, late wife',
  'sign in, log in, login, signin, logon, log on',
  'sign up, register, create account, online account, set up account',
  'password, passcode, locked out',
  'power of attorney, poa, lpa, third party, on behalf of, act for, appointee, carer',
  'surname, change name, new name, married, divorced, deed poll, maiden name, name change',
  'email, e mail, email address',
  'phone number, telephone, mobile, phone',
  'contact, contact us, call us, speak to someone, talk to someone, customer service, helpline, get in touch, live chat, phone you, ring you',
  'complaint, complain, unhappy, ombudsman, dispute, poor service',
  'extra support, priority services, priority services register, psr, vulnerable, extra help, disabled, disability',
  'deaf, hard of hearing, textphone, relay uk, sign language, bsl',
  // Gas, electricity and safety
  'power cut, outage, no electricity, blackout, black out, no power, power off, electricity off, power out, lights out, no electric, lost power, power failure, no lights',
  'gas leak, smell gas, smell of gas, gas smell, gas escape, leaking gas, smell like gas, rotten eggs',
  'carbon monoxide, co, co alarm, co detector, co2',
  'fuse box, consumer unit, fuse board, trip switch, tripped, rcd, fuse',
  'emergency, urgent, danger',
  'turn off, switch off, shut off, isolate',
  'no supply, off supply, no gas, gas off, run out of credit, ran out of credit, self disconnected',
  // Heating and water
  'boiler, heating, combi, central heating, furnace',
  'no heating, heating not working, cold radiator, heating off, heating broken, no heat, cold house, radiators cold',
  'no hot water, hot water not working, water cold, no warm water, water not hot',
  'not working, broken, broke, broken down, faulty, fault, stopped working, wont work, breakdown, isnt working, doesnt work',
  'wont start, wont turn on, wont fire, wont ignite, wont light, not starting, keeps going out, pilot light',
  'thermostat, room stat, temperature control, heating control, programmer',
  'boiler pressure, low pressure, repressurise, filling loop, pressure gauge, losing pressure, pressure low, pressure dropped',
  'frozen pipe, condensate pipe, frozen condensate, iced up, pipe frozen',
  'noise, noisy, banging, kettling, gurgling, humming, whistling, rumbling, knocking, vibrating',
  'leak, leaky, burst, dripping, flood, water leak, burst pipe',
  'stopcock, stop tap, stop valve, turn off water, water off',
  'radiator, rad',
  'damp, mould, condensation, mildew, black spots',
  // Home services
  'cover, insurance, homecare, home care, policy, boiler cover',
  'annual service, boiler service, yearly check, boiler check, annual check',
  'gas safety certificate, cp12, gas certificate, gas safety check, gas safety record, landlord certificate, lgsr',
  'landlord, letting, rented, tenant, renting',
  'engineer, technician, gas man, repair man',
  'appointment, booking, visit, slot',
  'reschedule, rearrange, change appointment, move booking, different day',
  'missed appointment, no show, didnt turn up, didnt come, never came, not turned up',
  'bogus caller, scam, fraud, scammer, impostor, id card, identity, badge',
  'compensation, guaranteed standards, guaranteed standard',
  'appliance, washing machine, fridge, freezer, oven, cooker, dishwasher, tumble dryer',
  // Smart home and cars
  'electric car, ev, electric vehicle, ev charger, car charger, charge point, charging point, wallbox',
  'wifi, wi fi, internet, broadband, router',
  'offline, disconnected, not connecting, lost connection, no connection, not connected, wont connect, no signal',
  // Plain words
  'lost, stolen, missing, misplaced',
  'damaged, bent, cracked, snapped',
  'replace, replacement, new card, new key',
  'cheap, cheaper, cheapest, save, cut costs, lower, reduce, less',
  'supplier, energy company, provider',
  'draught, draughty, insulation, keep warm, stay warm',
];

/** Words that are so often typed in place of another one that both are treated as the same. */
const words = { metre: 'meter', electric: 'electricity', electrics: 'electricity' };

/** The built-in synonyms. */
export const tradeSynonyms: Synonyms = { words, groups };

/** Adds the synonyms of an editor's file; a group whose first phrase is in an existing group extends that group. */
export function mergeSynonyms(builtIn: Synonyms, own: SearchSynonyms | undefined): Synonyms {
  if (!own) return builtIn;
  const merged = phrasesOf(builtIn.groups).map((phrases) => phrases.map((phrase) => phrase.trim()));
  for (const group of own.groups) {
    const known = merged.find((phrases) => phrases.includes(group[0]?.trim().toLowerCase() ?? ''));
    if (known) known.push(...group.slice(1));
    else merged.push([...group]);
  }
  return {
    words: { ...builtIn.words, ...own.words },
    groups: merged.map((phrases) => phrases.join(',')),
  };
}
