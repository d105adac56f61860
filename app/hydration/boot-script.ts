/**
 * Starts React late. Pages are whole without it, so on a slow line it must not compete with what people read:
 * it starts after the load event when the browser is idle, at once when someone first touches a part marked
 * `data-wakes`, and never by itself when the visitor asked to save data. The start is kept in the element right
 * before this script: found by its place, because an id is something that content could take. Who goes back before that to
 * a page that this document has shown by a link gets that page anew: what stands here is another.
 */
export const bootScript = `(() => {
  const kept = document.currentScript.previousElementSibling;
  const shown = location.pathname;
  const isLeft = () => location.pathname !== shown;
  let started = false;
  const start = () => {
    if (started || isLeft()) return;
    started = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = kept.textContent;
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
