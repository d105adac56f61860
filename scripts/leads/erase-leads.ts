import type { Clock } from '../../platform/clock/clock.ts';
import type { AddressesStore } from '../../services/addresses/store/addresses-store.ts';
import { addressIdOf } from '../../services/leads/lead-address/address-id-of.ts';
import type { LeadsStore } from '../../services/leads/store/leads-store.ts';
import type { JobKind } from '../../services/leads/store/leads-tables.ts';
import type { StoredLead } from '../../services/leads/store/stored-lead.ts';
import { deleteEmailFiles, findEmailFiles } from './email-files.ts';
import type { Erased } from './read-command.ts';

type Print = (text: string) => Promise<void>;
type EraseDeps = {
  store: LeadsStore;
  addresses: AddressesStore;
  /** `removeOldCopies` of the tables from which an erasure deletes. */
  removeOldCopies: () => Promise<boolean>;
  /** The folder of e-mails that were written as files. */
  outboxDir: string;
  clock: Clock;
  print: Print;
  complain: (text: string) => void;
};

/** Prints the references of one person's leads, and of others whose text has their e-mail address. */
export async function findLeads(store: LeadsStore, email: string, print: Print): Promise<void> {
  const { own, mentioned } = await store.findByEmail(email);
  await print(`${counted(own)} with this e-mail address${listed(own)}`);
  if (mentioned.length > 0)
    await print(`${counted(mentioned)} of somebody else, with the address in the text${listed(mentioned)}`);
}

/**
 * Erases leads' personal data, or says what would be erased. False when there is nothing to erase. Throws
 * `EmailFilesUnreachable` if it can't read the folder of e-mails, before anything is erased.
 *
 * The leads come last: as long as they are there, a repeated command finds them, and finishes what was interrupted.
 */
export async function eraseLeads(
  { which, isConfirmed }: { which: Erased; isConfirmed: boolean },
  { store, addresses, removeOldCopies, outboxDir, clock, print, complain }: EraseDeps,
): Promise<boolean> {
  const { leads, note } = await chooseLeads(which, store);
  const unused = 'before' in which ? await findUnused(which.before, leads, { store, addresses }) : [];
  const { ofThese, ofErased, isMissing } = await findEmailFiles(outboxDir, leads, store);
  const noFolder = isMissing ? `There is no folder ${outboxDir}${ifThereIsAFolder}` : '';
  if (leads.length === 0 && unused.length === 0 && ofErased.length === 0) {
    // A command that was interrupted may have erased everything but the old copies.
    const areCopiesRemoved = !isConfirmed || (await removeOldCopies());
    complain(`There is nothing to erase.\n${note}${noFolder}${areCopiesRemoved ? '' : stillInLog}`);
    return false;
  }
  const withoutCrm = await store.countWithoutCrm(leads);
  const undelivered =
    withoutCrm > 0 ? `Never delivered to a CRM, since CRM_WEBHOOK_URL is not set here: ${withoutCrm}.\n` : '';
  if (!isConfirmed) {
    const besides = [
      unused.length > 0 ? `Typed addresses that no lead has would be deleted: ${unused.length}.\n` : '',
      ofErased.length > 0 ? `E-mails of leads erased before would be deleted: ${ofErased.length}.\n` : '',
    ].join('');
    await print(
      `${counted(leads)} would be erased${listed(leads)}${undelivered}${undelivered && ifThereIsACrm}${besides}${noFolder}${note}` +
        'Nothing was erased. Add --yes.\n',
    );
    return true;
  }
  await deleteEmailFiles(outboxDir, [...ofThese, ...ofErased]);
  const typedByThem = leads.flatMap(({ document }) => addressIdOf(document) ?? []);
  const typed = await deleteInGroups([...typedByThem, ...unused], addresses);
  const { cancelledJobs, runningJobs } = await store.erase(leads, clock.now());
  const { ofErased: meanwhile } = await findEmailFiles(outboxDir, [], store);
  await deleteEmailFiles(outboxDir, meanwhile);
  const emailFiles = ofThese.length + ofErased.length + meanwhile.length;
  const areCopiesRemoved = await removeOldCopies();
  await print(
    `${counted(leads)} erased${listed(leads)}${undelivered}${note}` +
      `With them: ${typed} typed addresses, ${emailFiles} e-mails in ${outboxDir}, ${cancelledJobs} jobs that were not done.\n` +
      describeRunning(runningJobs) +
      noFolder +
      (areCopiesRemoved ? '' : stillInLog) +
      'Your CRM, your mail server and your backups have copies: erase them there too.\n',
  );
  return true;
}

/** The command only sees its own environment, which may lack settings that the site has. */
const ifThereIsACrm =
  'If your site has a CRM, set CRM_WEBHOOK_URL here too, and erase these leads once the CRM has them.\n';

/** Where every e-mail goes to a mail server there is none; with another DATA_DIR than the site's it isn't seen. */
const ifThereIsAFolder =
  ': if your site writes its e-mails as files, set its DATA_DIR here too, and repeat the command.\n';

/** SQLite deletes its log when the last process closes the file. */
const stillInLog =
  'Another process is reading the database, so its log (-wal) still has copies: they are gone once every process has been stopped.\n';

/** What to look at, since a worker that had already read a lead may send it after the erasure. */
function describeRunning(kinds: JobKind[]): string {
  const count = (kind: JobKind) => kinds.filter((each) => each === kind).length;
  const [toCrm, emails] = [count('crm-hand-over'), count('confirmation-email')];
  return [
    toCrm > 0
      ? `Being sent to your CRM when they were erased: ${toCrm}. Check in two minutes whether it has them.\n`
      : '',
    emails > 0
      ? `Confirmations being sent when their leads were erased: ${emails}. If your site writes them as files, repeat the command in two minutes.\n`
      : '',
  ].join('');
}

/** Longer than a visitor may take from the address to the lead: the complaint session lasts half an hour. */
const addressToLeadMs = 60 * 60 * 1_000;
/** Addresses in one statement: below the number of parameters that either engine accepts. */
const deletedAtOnce = 500;

/** The addresses typed before a moment that no stored lead has, nor one being erased: no form was sent with them. */
async function findUnused(
  before: string,
  erased: StoredLead[],
  { store, addresses }: Pick<EraseDeps, 'store' | 'addresses'>,
): Promise<string[]> {
  const until = new Date(Date.parse(before) + addressToLeadMs).toISOString();
  const [typed, used] = await Promise.all([addresses.manualBefore(before), store.addressIdsBefore(until)]);
  const inUse = new Set(used);
  for (const { document } of erased) inUse.add(addressIdOf(document) ?? '');
  return typed.filter((id) => !inUse.has(id));
}

async function deleteInGroups(
  ids: string[],
  addresses: Pick<EraseDeps['addresses'], 'deleteManual'>,
): Promise<number> {
  let deleted = 0;
  for (let from = 0; from < ids.length; from += deletedAtOnce)
    deleted += await addresses.deleteManual(ids.slice(from, from + deletedAtOnce));
  return deleted;
}

async function chooseLeads(which: Erased, store: LeadsStore): Promise<{ leads: StoredLead[]; note: string }> {
  if ('reference' in which) {
    const lead = await store.findByReference(which.reference);
    if (!lead) return { leads: [], note: `There is no lead ${which.reference}.\n` };
    return lead.erasedAt
      ? { leads: [], note: `${lead.reference} was erased on ${lead.erasedAt}.\n` }
      : { leads: [lead], note: '' };
  }
  if ('email' in which) {
    const { own, mentioned } = await store.findByEmail(which.email);
    const note = `The text of ${counted(mentioned)} of somebody else has the address, too: look at it, and erase by reference${listed(mentioned)}`;
    return { leads: own, note: mentioned.length > 0 ? note : '' };
  }
  const { finished, unfinished } = await store.findFinishedBefore(which.before);
  const note = `Older leads with a job that is not done stay: ${unfinished}. Pending jobs are tried again; for dead ones see: list --dead\n`;
  return { leads: finished, note: unfinished > 0 ? note : '' };
}

const counted = ({ length }: StoredLead[]) => `${length} ${length === 1 ? 'lead' : 'leads'}`;
/** How many are listed. More would scroll the result out of view. */
const mostListed = 100;
function listed(leads: StoredLead[]): string {
  if (leads.length === 0) return '.\n';
  const lines = leads
    .slice(0, mostListed)
    .map(({ reference, receivedAt }) => `  ${reference}  ${receivedAt}\n`);
  const more = leads.length > mostListed ? `  and ${leads.length - mostListed} more\n` : '';
  return `:\n${lines.join('')}${more}`;
}
