import { parse } from 'parse5';
import { onceForEach } from './once-for-each.ts';

/** Parses a document as an editor wrote it, with the place of each element. */
export const parseSource = onceForEach((source) => parse(source, { sourceCodeLocationInfo: true }));
