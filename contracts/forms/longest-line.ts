/**
 * The longest text that a line accepts before tidying, in UTF-16 code units, as SPEC counts characters; 3,000 bytes of
 * UTF-8 at most. Ten times the longest name leaves room for pasted spaces, invisible marks and decomposed accents.
 * The cost of NFC grows with the square of the length: half a millisecond for the worst line, 260 for the worst
 * 30,000 characters. In a file of its own, because the search box carries no schema library.
 */
export const longestLine = 1_000;
