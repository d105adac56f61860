import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../platform/files/is-missing.ts';
import type { LeadsStore } from '../../services/leads/store/leads-store.ts';
import type { StoredLead } from '../../services/leads/store/stored-lead.ts';
import { reasonOf } from '../terminal/reason-of.ts';

/** A confirmation that was written as a file, and the lead whose id is in its name. */
type EmailFile = { file: string; leadId: string };

/** The folder of e-mails can't be read or emptied. The message is for operators. */
export class EmailFilesUnreachable extends Error {
  override name = 'EmailFilesUnreachable';
}

/** What helps whenever the folder can't be read or written. */
const asTheSite = 'Run the command as the user that runs the site, with the site’s DATA_DIR';

/**
 * The confirmations of these leads in the folder of e-mails that were written as files, and those of leads that are
 * erased already: a job that was running then may have written one later. `isMissing`: there is no such folder. Throws
 * if it can't be read, since an erasure must not take that for an empty one.
 */
export async function findEmailFiles(
  dir: string,
  leads: StoredLead[],
  store: Pick<LeadsStore, 'erasedAmong'>,
): Promise<{ ofThese: EmailFile[]; ofErased: EmailFile[]; isMissing: boolean }> {
  const emailFiles = await readEmailFiles(dir);
  if (!emailFiles) return { ofThese: [], ofErased: [], isMissing: true };
  const these = new Set(leads.map(({ id }) => id));
  const erased = new Set(await store.erasedAmong(emailFiles.map(({ leadId }) => leadId)));
  return {
    ofThese: emailFiles.filter(({ leadId }) => these.has(leadId)),
    ofErased: emailFiles.filter(({ leadId }) => erased.has(leadId) && !these.has(leadId)),
    isMissing: false,
  };
}

async function readEmailFiles(dir: string): Promise<EmailFile[] | undefined> {
  try {
    return (await readdir(dir)).flatMap(readName);
  } catch (problem) {
    if (isMissing(problem)) return undefined;
    throw new EmailFilesUnreachable(
      `The e-mails in ${dir} can’t be read: ${reasonOf(problem)}.\nNothing was erased. ${asTheSite}.\n`,
    );
  }
}

/** A process that died while it wrote a confirmation left a hidden file, with the name in it. */
function readName(file: string): EmailFile[] {
  const [, leadId] = /^\.?lead-(.+?)-confirmation@/.exec(file) ?? [];
  return leadId === undefined ? [] : [{ file, leadId }];
}

/** Deletes confirmations from the folder. Throws when one can't be deleted. */
export async function deleteEmailFiles(dir: string, files: EmailFile[]): Promise<void> {
  try {
    for (const { file } of files) await rm(join(dir, file), { force: true });
  } catch (problem) {
    throw new EmailFilesUnreachable(
      `Not all e-mails in ${dir} could be deleted: ${reasonOf(problem)}.\n` +
        `${asTheSite}, until it says that there is nothing to erase.\n`,
    );
  }
}
