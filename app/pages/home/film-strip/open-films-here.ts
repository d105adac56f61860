import { followTranscript } from '../../../help-content/films/follow-transcript.ts';

type OpenFilm = { address: string; region: HTMLElement; heading: HTMLElement; close: () => void };

/**
 * Opens the film of a link below the strip, with the player and the transcript of the film's own page. It takes the
 * focus; Escape and 'Close' return it. Only the latest choice counts: what arrives late for an earlier one, or fails, is
 * ignored.
 */
export function openFilmsHere(strip: HTMLElement): (link: HTMLAnchorElement) => Promise<void> {
  let shown: OpenFilm | undefined;

  function open(link: HTMLAnchorElement, page: Document): OpenFilm {
    const { region, heading, closeButton } = fill(strip, page);
    const close = () => {
      region.remove();
      shown = undefined;
      link.focus();
    };
    closeButton.addEventListener('click', close);
    region.addEventListener('keydown', ({ key }) => {
      // In full screen the browser uses Escape to leave full screen, so the film stays open.
      if (key === 'Escape' && !document.fullscreenElement) close();
    });
    strip.append(region);
    followTranscript(region);
    return { address: link.href, region, heading, close };
  }

  let styles: Promise<void> | undefined;
  let choices = 0;
  return async (link) => {
    const choice = ++choices;
    if (shown?.address !== link.href) {
      await (styles ??= loadStyles(strip));
      // Fetched last, and shown at once: captions fail to load while they wait in a document that is not shown.
      const page = await readPage(link.href).catch((failure: unknown) => {
        if (choice === choices) throw failure;
      });
      // The visitor has chosen again meanwhile.
      if (!page || choice !== choices) return;
      shown?.close();
      shown = open(link, page);
    }
    shown.heading.focus();
  };
}

async function readPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The film’s page could not be fetched: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The styles that a film in the page needs. A film without them is better than none. */
function loadStyles(strip: HTMLElement): Promise<void> {
  const link = strip.querySelector('template')?.content.querySelector('link')?.cloneNode();
  if (!(link instanceof HTMLLinkElement)) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** A copy of the strip's template, filled with the player and the transcript from the film's own page. */
function fill(strip: HTMLElement, page: Document) {
  const region = strip.querySelector('template')?.content.lastElementChild?.cloneNode(true);
  const player = page.querySelector('.player');
  const words = page.querySelector('.film-words');
  if (!(region instanceof HTMLElement) || !player || !words) throw new Error('The film’s page has no film');
  const head = region.querySelector('.player__head');
  const heading = region.querySelector('h3');
  const closeButton = region.querySelector('button');
  if (!head || !heading || !closeButton) throw new Error('The strip has no place for a film');
  heading.textContent = page.querySelector('h1')?.textContent ?? '';
  const title = words.querySelector('h2');
  title?.replaceWith(oneLevelDown(title));
  player.prepend(head);
  region.append(player, words);
  return { region, heading, closeButton };
}

/** On the film's own page this title comes below the page's h1; here, below the film's h3 heading. */
function oneLevelDown(title: Element): Element {
  const lower = document.createElement('h3');
  for (const { name, value } of title.attributes) lower.setAttribute(name, value);
  lower.append(...title.childNodes);
  return lower;
}
