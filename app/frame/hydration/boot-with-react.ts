// Runs in the browser, inline in every page where React starts: starts its scripts late. boot-scripts.ts says why.
import { late, loadClock, loadPageScript, startLate } from './start-late.ts';

// React Router's start script is the element right before this script. It is found by its position, because content
// could use any id. On a page without one, the last element of the frame is there instead, which has another type and id.
const before = document.currentScript?.previousElementSibling;
const startScript =
  before instanceof HTMLScriptElement && before.type === 'text/plain' && before.id === 'hydration'
    ? before
    : undefined;
const shown = location.pathname;
const isLeft = () => location.pathname !== shown;

let isStarted = false;
function start() {
  if (isStarted || isLeft()) return;
  isStarted = true;
  loadPageScript();
  if (!startScript) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = startScript.textContent;
  document.head.append(script);
}

// Links inside a journey change the page without a new document. If a visitor reloads and goes back before React starts,
// this document contains a different page.
addEventListener('popstate', () => !isStarted && isLeft() && location.reload());

late(loadClock);
startLate(start);
