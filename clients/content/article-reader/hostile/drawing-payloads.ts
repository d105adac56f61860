/** SVG and MathML: other rules of parsing, and ways back into HTML. */
export const drawingPayloads: readonly [name: string, html: string][] = [
  ['script in a drawing', '<svg><script>alert(1)</script></svg>'],
  ['script in a drawing, by href', '<svg><script href="data:,alert(1)"/></svg>'],
  ['script in a drawing, by character data', '<svg><script><![CDATA[alert(1)]]></script></svg>'],
  ['handler on a drawing', '<svg onload=alert(1)><path onclick="alert(1)" d="M0 0"/></svg>'],
  [
    'classes of the page in a drawing',
    '<svg class="header art"><circle class="sun sheet" r="1"/><g class="icon"/></svg>',
  ],
  ['style in a drawing', '<svg><style>*{fill:url(//evil.example)}</style></svg>'],
  [
    'foreign object',
    '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe><p>a</p></foreignObject></svg>',
  ],
  ['drawing link', '<svg><a xlink:href="javascript:alert(1)"><text x=1 y=1>a</text></a></svg>'],
  [
    'drawing link by animation',
    '<svg><a><animate attributeName=href values="javascript:alert(1)"/><text>a</text></a></svg>',
  ],
  ['drawing link by set', '<svg><set attributeName=href to="javascript:alert(1)"/><circle r=1/></svg>'],
  [
    'drawing of elsewhere',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/><image href="//evil.example/x"/></svg>',
  ],
  [
    'drawing with a filter',
    '<svg><path d="M0 0" fill="url(//evil.example/#a)" filter="url(#a)" mask="url(x)" clip-path="url(x)"/></svg>',
  ],
  [
    'drawing with escapes in paint',
    String.raw`<svg><path d="M0 0" fill="u\72l(//evil.example)" stroke="var(--x, url(//evil.example))"/></svg>`,
  ],
  [
    'drawing with a transform in style',
    '<svg><g transform="rotate(1);background:url(x)" style="fill:url(x)"/></svg>',
  ],
  ['drawing with handlers of time', '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>'],
  ['drawing that ends early', '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">'],
  [
    'drawing title with markup',
    '<svg><title><p><style><img title="</style><img src=x onerror=alert(1)>"></title></svg>',
  ],
  [
    'drawing description with markup',
    '<svg><desc><noscript><img src=x onerror=alert(1)></noscript></desc></svg>',
  ],
  [
    'drawing with character data',
    '<svg><text><![CDATA[</text></svg><img src=x onerror=alert(1)>]]></text></svg>',
  ],
  ['drawing broken out of by a paragraph', '<svg><g><p><img src=x onerror=alert(1)></g></svg>'],
  ['drawing broken out of by font', '<svg><font color=red><img src=x onerror=alert(1)></font></svg>'],
  [
    'mathematics with a link',
    '<math href="javascript:alert(1)"><mi xlink:href="javascript:alert(1)">a</mi></math>',
  ],
  [
    'mathematics and style',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  ],
  [
    'mathematics and forms',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)></style></mglyph></form>',
  ],
  [
    'mathematics and comments',
    '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></style></h1>',
  ],
  [
    'mathematics with an annotation',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  ],
  ['mathematics and a comment that ends early', '<math><!--</math><img src=x onerror=alert(1)>--></math>'],
  [
    'drawing and mathematics',
    '<svg><mtext><math><foreignObject><script>alert(1)</script></foreignObject></math></mtext></svg>',
  ],
];
