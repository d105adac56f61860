import type { Footer } from '#contracts/footer.ts';
import type { Intent } from '#contracts/instant-answers.ts';
import type { InfoPage } from '#contracts/main-site.ts';
import type { MeterReadSettings } from '#contracts/meter-read-settings.ts';
import type { OutageNotice, ServiceOutage } from '#contracts/service-outage.ts';
import { cleanLine, cleanRichText, plainText } from './rich-text/clean-rich-text.ts';

/** Limits the settings' templates to rich text (SPEC §5, CONTRACTS reading 6). */
export function cleanMeterReadSettings(
  settings: MeterReadSettings | undefined,
): MeterReadSettings | undefined {
  if (!settings) return undefined;
  return {
    ...settings,
    contactCardTemplate: cleanRichText(settings.contactCardTemplate),
    contactCardPillTemplate: cleanRichText(settings.contactCardPillTemplate),
    headingTemplate: cleanRichText(settings.headingTemplate),
    smrErrorTemplate: cleanRichText(settings.smrErrorTemplate),
  };
}

/**
 * The notices, one or a list of them: messages limited to rich text (SPEC §5, CONTRACTS reading 6), titles to a line of
 * it, because a title may be the summary of an expander. Either is empty if it has no words; a notice without any is left out.
 */
export function cleanServiceOutage(outage: ServiceOutage | undefined): OutageNotice[] | undefined {
  if (!outage) return undefined;
  return ('notices' in outage ? outage.notices : [outage])
    .map((notice) => ({
      ...notice,
      title: emptyWithoutWords(cleanLine(notice.title)),
      message: emptyWithoutWords(cleanRichText(notice.message)),
    }))
    .filter(({ title, message }) => title || message);
}

function emptyWithoutWords(html: string): string {
  return plainText(html) === '' ? '' : html;
}

/** Limits a footer's advice to rich text (SPEC §5, CONTRACTS reading 6). */
export function cleanFooter(footer: Footer | undefined): Footer | undefined {
  return footer && { ...footer, ...(footer.advice && { advice: cleanRichText(footer.advice) }) };
}

/** Limits the first steps of instant answers to rich text (SPEC §5, CONTRACTS reading 6). */
export function cleanAnswers(answers: Intent[] | undefined): Intent[] | undefined {
  return answers?.map((answer) => ({ ...answer, step: cleanRichText(answer.step) }));
}

/** Limits the sections of the main site's pages to rich text (SPEC §5, CONTRACTS reading 6). */
export function cleanInfoPages(pages: InfoPage[] | undefined): InfoPage[] | undefined {
  return pages?.map(({ sections, ...page }) => ({
    ...page,
    ...(sections && {
      sections: sections.map(({ heading, text, list }) => ({
        heading,
        ...(text && { text: cleanRichText(text) }),
        ...(list && { list: list.map(cleanRichText) }),
      })),
    }),
  }));
}
