/** The national emergency lines: the same for every supplier, even if its brand can't be read. */
export const nationalNumbers = { gasEmergency: '0800 111 999', powerCut: '105' };
