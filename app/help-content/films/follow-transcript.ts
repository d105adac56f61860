import { paragraphAt } from './paragraph-at.ts';

/** Marks the current paragraph of the transcript while the film plays. */
export function followTranscript(player: ParentNode): void {
  const video = player.querySelector('video');
  const list = player.querySelector<HTMLElement>('.transcript[data-starts]');
  if (!video || !list) return;
  const starts = (list.dataset['starts'] ?? '').split(' ').map(Number);
  const mark = (current: number | undefined) => {
    for (const [index, paragraph] of [...list.children].entries()) {
      if (index === current) paragraph.setAttribute('aria-current', 'true');
      else paragraph.removeAttribute('aria-current');
    }
  };
  video.addEventListener('timeupdate', () => mark(paragraphAt(starts, video.currentTime)));
  video.addEventListener('ended', () => mark(undefined));
}
