/**
 * HTML elements dropped with all they hold: their content is no text for readers, or they change how the parser reads
 * what is inside them (raw text, scopes of their own, another namespace), which is how markup mutates between parses.
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
