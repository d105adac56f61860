// Runs in the browser without React, from a file (scripts/page-script) or inline (scripts/inline-script). Says in each
// `opening-state` element whether the line is open now, and updates it as time passes: the page itself is cached and
// the same for everyone.
import { londonTime } from '#contracts/calendar/london-time.ts';
import type { Opening } from './opening.ts';
import { openingState, type OpeningState } from './opening-state.ts';

const everyMs = 15_000;
const drawings = 'http://www.w3.org/2000/svg';

class OpeningStateElement extends HTMLElement {
  timer = 0;
  shown = '';

  connectedCallback() {
    this.show();
    this.timer = window.setInterval(this.show, everyMs);
    // A phone that was asleep must show the current state when it is picked up.
    document.addEventListener('visibilitychange', this.show);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.show);
  }

  show = () => {
    const now = londonTime(Date.now());
    const state = openingState(JSON.parse(this.dataset['opening'] ?? '') as Opening, now);
    const words = `${now.weekday} ${state?.title} ${state?.detail}`;
    if (words === this.shown) return;
    this.shown = words;
    this.hidden = !state;
    const ring = this.closest<HTMLElement>('.ring');
    if (ring) ring.dataset['state'] = state?.is ?? '';
    for (const row of ring?.querySelectorAll<HTMLElement>('[data-days]') ?? [])
      row.toggleAttribute(
        'data-now',
        state?.is === 'open' && (row.dataset['days'] ?? '').includes(String(now.weekday)),
      );
    this.replaceChildren(...(state ? [this.drawing(state), wordsOf(state)] : []));
  };

  drawing({ is }: OpeningState) {
    const sun = is === 'open' ? 'up' : 'down';
    const svg = document.createElementNS(drawings, 'svg');
    svg.setAttribute('class', `ring__sky ring__sky--${sun}`);
    svg.setAttribute('viewBox', '0 0 48 48');
    svg.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS(drawings, 'use');
    use.setAttribute('href', `${this.dataset['skies']}#sky-${sun}`);
    svg.append(use);
    return svg;
  }
}

function wordsOf({ title, detail }: OpeningState) {
  const words = document.createElement('span');
  const bold = document.createElement('b');
  bold.textContent = title;
  // The space is for screen readers and for copied text; on screen the title has a line of its own.
  words.append(bold, ` ${detail}`);
  return words;
}

customElements.define('opening-state', OpeningStateElement);
