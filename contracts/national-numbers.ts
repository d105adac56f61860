/** The national emergency lines: the same for every supplier, even if its brand can't be read. */
export const nationalNumbers = { gasEmergency: '0800 111 999', powerCut: '105' };

/** Relay UK's prefix, dialled before a number: for every supplier whose brand names no other. */
export const relayPrefix = '18001';
