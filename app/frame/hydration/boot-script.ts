/**
 * Starts React late. Pages are complete without it, so on a slow connection it must not compete with what people read:
 * it starts after the load event when the browser is idle, at once when the visitor first touches a part marked
 * `data-wakes`, and never automatically when the visitor asked to save data. The start script is stored in the element
 * right before this script and found by its position, because content could use any id. Links inside the area change the
 * page without a new document. If a visitor reloads and then goes back before the start, the page is loaded anew, since
 * this document contains another.
 */
export const bootScript = `(() => {
  const startScript = document.currentScript.previousElementSibling;
  const shown = location.pathname;
  const isLeft = () => location.pathname !== shown;
  let started = false;
  const start = () => {
    if (started || isLeft()) return;
    started = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = startScript.textContent;
    document.head.append(script);
  };
  addEventListener('popstate', () => !started && isLeft() && location.reload());
  if (navigator.connection && navigator.connection.saveData) return;
  const wake = (event) => event.target.closest && event.target.closest('[data-wakes]') && start();
  document.addEventListener('focusin', wake);
  document.addEventListener('pointerdown', wake);
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 200));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();`;
