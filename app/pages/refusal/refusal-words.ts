import type { PictogramName } from '../../design-system/pictogram/pictogram-names.ts';
import { tooLongToSend } from '#contracts/failure-words.ts';
import { waitInWords, type Refusal } from '#contracts/refusal.ts';

type RefusalWords = {
  /** The document's title. */
  title: string;
  heading: string;
  lead: string;
  pictogram: PictogramName;
  /** The text of the link to the page that the visitor came from. */
  wayBack: string;
};

/** The text of a refusal: what happened, whether anything was sent, and what to do now. */
export function refusalWords(refusal: Refusal): RefusalWords {
  switch (refusal.kind) {
    case 'another-origin':
      return {
        title: 'We couldn’t accept that form',
        heading: 'We couldn’t accept that form',
        lead: 'It seems to have been sent from another website, so we stopped it to protect you. Nothing was sent to us. Open the page here and try again.',
        pictogram: 'padlock',
        wayBack: 'Open the page',
      };
    case 'unknown-method':
      return {
        title: 'This page can’t do that',
        heading: 'This page can’t do that',
        lead: 'Your browser asked for something that we don’t offer here. Nothing was sent to us. Open the page and try again.',
        pictogram: 'wrench',
        wayBack: 'Open the page',
      };
    case 'not-a-form':
      return {
        title: 'We couldn’t read that form',
        heading: 'We couldn’t read that form',
        lead: 'It didn’t reach us the way our forms are sent. Nothing was sent to us. Open the page here and try again.',
        pictogram: 'wrench',
        wayBack: 'Open the page',
      };
    case 'too-large':
      return {
        title: tooLongToSend.title,
        heading: tooLongToSend.title,
        lead: 'Nothing was sent to us. Use your browser’s back button to return to the form: what you typed should still be there. Make it shorter, or send it in two parts.',
        pictogram: 'box',
        wayBack: 'Start the form again',
      };
    case 'too-many':
      return {
        title: 'Too many tries in a short time',
        heading: `Try again in ${waitInWords(refusal.waitSeconds)}`,
        lead: 'There have been a lot of requests from your internet connection. If you share it with others, some of them may have been theirs. Use your browser’s back button to return to what you typed.',
        pictogram: 'clock',
        wayBack: 'Go back to the page',
      };
    case 'busy':
      return {
        title: 'We’re very busy',
        heading: 'We’re very busy at the moment',
        lead: 'Wait a few seconds, then try again. If you were sending a form, use your browser’s back button: what you typed should still be there. If it’s urgent, use these numbers now.',
        pictogram: 'clock',
        wayBack: 'Try again',
      };
    case 'starting':
      return {
        title: 'Our website isn’t working at the moment',
        heading: 'Our website isn’t working at the moment',
        lead: 'We’re working on it. Wait a minute, then try again. If you were sending a form, use your browser’s back button: what you typed should still be there. If it’s urgent, use these numbers now.',
        pictogram: 'clock',
        wayBack: 'Try again',
      };
  }
}
