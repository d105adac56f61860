/** The SDK's cookie (the SDK's write lock has the same name), and its item in the tab's storage. */
const sessionCookie = '_dd_s_v2';
const tabItem = '_dd_tab_id';

const attributes = () => `path=/; samesite=strict${location.protocol === 'https:' ? '; secure' : ''}`;

/** Deletes what the SDK stored in the browser, after any write in progress, unless it is allowed again by then. */
export function forgetSession(isAllowed: () => boolean): void {
  afterSdk(() => {
    if (isAllowed()) return;
    document.cookie = `${sessionCookie}=; max-age=0; ${attributes()}`;
    sessionStorage.removeItem(tabItem);
  });
}

/**
 * Gives the SDK an expired session to renew, where there is none. Without a cookie it renews nothing: a missing cookie
 * means a first visit, which the SDK handles only when it is loaded.
 */
export function writeExpiredSession(): void {
  afterSdk(() => {
    if (document.cookie.includes(`${sessionCookie}=`)) return;
    document.cookie = `${sessionCookie}=isExpired=1&c=0; max-age=60; ${attributes()}`;
  });
}

/**
 * Takes turns with the SDK in writing, across all tabs. In a browser without locks it writes at once, and again in the
 * next task, after the SDK.
 */
function afterSdk(write: () => void): void {
  if (navigator.locks) void navigator.locks.request(sessionCookie, write);
  else {
    write();
    setTimeout(write);
  }
}
