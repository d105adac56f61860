/**
 * Environment of processes that tests start: code that Node compiled for one of them is loaded by the next ones. That
 * saves a third of each start, and there are hundreds.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: new URL('../../node_modules/.cache/node-compile-cache/', import.meta.url).pathname,
};
