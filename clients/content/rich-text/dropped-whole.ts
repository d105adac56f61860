/**
 * HTML elements dropped with their content: it is not text for readers, or they change how the parser reads
 * it (raw text, separate scopes, another namespace), which is how markup mutates between parses.
 * Any other unknown element only loses its tags. MathML and unlisted SVG are dropped by their namespace.
 */
export const droppedWhole: ReadonlySet<string> = new Set(
  [
    'script style template noscript noembed noframes plaintext xmp listing title head',
    'iframe frame frameset object embed applet param portal fencedframe marquee',
    'base basefont bgsound link meta area map canvas audio',
    'input button select option optgroup datalist textarea keygen output progress meter dialog',
    'col colgroup foreignobject',
  ].flatMap((names) => names.split(' ')),
);
