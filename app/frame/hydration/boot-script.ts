/**
 * Starts the scripts of a page late. Pages are complete without them, so on a slow connection they must not compete with
 * what people read: they start after the load event when the browser is idle, at once when the visitor first touches a
 * part marked `data-wakes`, and never when the visitor asked to save data. Every page loads its plain script; a page with
 * a form also starts React. React Router's start script is then the element right before this script, found by its
 * position, because content could use any id. With React, links inside a journey change the page without a new document:
 * if a visitor reloads and then goes back before the start, the page is loaded anew, since this document contains another.
 */
export const bootScript = (pageScript: string) => `(() => {
  const before = document.currentScript.previousElementSibling;
  const startScript = before && before.type === 'text/plain' && before.id === 'hydration' ? before : undefined;
  const shown = location.pathname;
  const isLeft = () => location.pathname !== shown;
  let started = false;
  const start = () => {
    if (started || isLeft()) return;
    started = true;
    import(${JSON.stringify(pageScript)}).catch(() => {});
    if (!startScript) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = startScript.textContent;
    document.head.append(script);
  };
  if (startScript) addEventListener('popstate', () => !started && isLeft() && location.reload());
  if (navigator.connection && navigator.connection.saveData) return;
  const wake = (event) => event.target.closest && event.target.closest('[data-wakes]') && start();
  document.addEventListener('focusin', wake);
  document.addEventListener('pointerdown', wake);
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 200));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();`;
