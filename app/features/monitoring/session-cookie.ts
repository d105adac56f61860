/** The SDK's cookie, a lock of the same name that it writes under, and its item in the tab's storage. */
const sessionCookie = '_dd_s_v2';
const tabItem = '_dd_tab_id';

const attributes = () => `path=/; samesite=strict${location.protocol === 'https:' ? '; secure' : ''}`;

/** Deletes what the SDK keeps in the browser, after whatever it is still writing; unless it is allowed again by then. */
export function forgetSession(isAllowed: () => boolean): void {
  afterSdk(() => {
    if (isAllowed()) return;
    document.cookie = `${sessionCookie}=; max-age=0; ${attributes()}`;
    sessionStorage.removeItem(tabItem);
  });
}

/**
 * Leaves the SDK an expired session to renew, where there is none. It renews nothing without a cookie: that is how it
 * tells a first visit, which it sees to when it is loaded, and only then.
 */
export function leaveExpiredSession(): void {
  afterSdk(() => {
    if (document.cookie.includes(`${sessionCookie}=`)) return;
    document.cookie = `${sessionCookie}=isExpired=1&c=0; max-age=60; ${attributes()}`;
  });
}

/** The SDK and we write in turn, in all tabs. Browsers without locks write at once, the SDK in its next turn. */
function afterSdk(write: () => void): void {
  if (navigator.locks) void navigator.locks.request(sessionCookie, write);
  else {
    write();
    setTimeout(write);
  }
}
