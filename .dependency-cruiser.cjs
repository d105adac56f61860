/** The tree is the architecture: imports run one way. See docs/architecture.md. */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  // Tests and their fixtures may use the tests' support.
  from: { path: from, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: { path: '^(app|clients|contracts|platform|server|services|scripts|tests|content)/', pathNot: allowed },
});

/** The folders of app/, each of which may import those after it. Pages and journeys are on one level. */
const folders = [
  '(pages|journeys)',
  'search-box',
  'account',
  'forms',
  'telemetry',
  'consent',
  'offline',
  'frame',
  'help-content',
  'design-system',
];
/** Within app/account/: screens and the header, then the session that they show, then the details of its customer. */
const accountFolders = ['(deals|identity-pages|sign-in)', 'header', 'session', 'prefill'];

const oneWay = (parent, order) =>
  order.slice(1).map((folder, nth) => ({
    name: `${parent}-${folder}-imports-what-comes-after-it`,
    comment: order.join(' → '),
    severity: 'error',
    from: { path: `^${parent}/${folder}/`, pathNot: '\\.route\\.tsx?$|\\.test\\.tsx?$' },
    to: { path: `^${parent}/(${order.slice(0, nth + 1).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    {
      name: 'fixtures-are-for-tests',
      severity: 'error',
      from: { pathNot: '\\.(test|fixture)\\.tsx?$|^tests/' },
      to: { path: '\\.fixture\\.ts$' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/|\\?(worker&)?url$' },
    },
    layer('contracts-import-nothing-of-ours', '^contracts/', '^contracts/', 'contracts → nothing'),
    layer('platform-imports-nothing-of-ours', '^platform/', '^platform/', 'platform → nothing'),
    layer(
      'clients-see-contracts-and-platform-only',
      '^clients/',
      '^(clients|contracts|platform)/',
      'clients → contracts, platform',
    ),
    layer(
      'services-see-contracts-and-platform-only',
      '^services/',
      '^(services|contracts|platform)/',
      'services → contracts, platform',
    ),
    layer(
      'app-sees-clients-and-contracts-only',
      '^app/',
      '^(app|clients|contracts|platform/(clock|logger))/',
      'app → clients, contracts (and the types of clock and logger)',
    ),
    {
      name: 'services-never-see-each-other',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    ...oneWay('app', folders),
    ...oneWay('app/account', accountFolders),
    {
      name: 'pages-and-journeys-stand-alone',
      comment:
        'what two of them need moves up; journeys share the address finder, the receipt and their session',
      severity: 'error',
      from: { path: '^app/(pages|journeys)/([^/]+)/' },
      to: {
        path: '^app/(pages|journeys)/',
        pathNot: '^app/($1/$2|journeys/(address-finder|receipt|session))/',
      },
    },
    {
      name: 'the-context-knows-no-folder',
      comment: 'every folder may import it',
      severity: 'error',
      from: { path: '^app/(context|area-href|page-definition)\\.ts$' },
      to: { path: '^app/[^/]+/' },
    },
    {
      name: 'the-page-table-is-for-the-server',
      comment: 'it names every page: a visitor would download the words of all of them (decision 49)',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/pages/sitemap/' },
      to: { path: '^app/page-table\\.ts$' },
    },
    {
      name: 'nothing-imports-a-route',
      comment: 'routes compose: they may import any folder, since none imports them',
      severity: 'error',
      from: {},
      to: { path: '^app/(root\\.tsx|entry\\.page\\.ts|.*\\.route\\.tsx?)$' },
    },
    {
      name: 'design-system-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^app/design-system/' },
      to: { path: '^(app|clients|contracts|platform|server|services)/', pathNot: '^app/design-system/' },
    },
    {
      name: 'content-is-data',
      severity: 'error',
      from: { path: '^(app|clients|contracts|platform|server|services)/' },
      to: { path: '^content/' },
    },
    {
      name: 'pages-carry-no-schema-library',
      comment: 'zod in a reading page would cost more than the page',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/zod' },
    },
    {
      name: 'only-the-configuration-reads-the-environment',
      comment:
        'server/main.ts and server/start.mjs hand process.env to server/config/config.ts; nothing else imports node:process',
      severity: 'error',
      from: { path: '^(app|clients|contracts|platform|services)/' },
      to: { path: '^(node:)?process$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    exclude: { path: '\\+types/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
