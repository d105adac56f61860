import { fragmentId } from '../../frame/navigation/fragment-id.ts';

/** How far the reading line is above the bottom of the screen. A section is being read once its heading is above it. */
const readingLineMargin = '-66%';

/** Marks the link in a contents list to the section being read; above the first heading, that is the first link. */
export function markCurrentSection(list: HTMLElement): void {
  const sections = [...list.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(fragmentId(link.hash));
    return heading ? [{ link, heading }] : [];
  });
  const mark = ([entry]: IntersectionObserverEntry[]) => {
    const line = entry?.rootBounds?.bottom ?? 0;
    const current =
      sections.findLast(({ heading }) => heading.getBoundingClientRect().top < line) ?? sections[0];
    for (const section of sections) {
      if (section === current) section.link.setAttribute('aria-current', 'true');
      else section.link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px ${readingLineMargin}` });
  for (const { heading } of sections) observer.observe(heading);
}
