/** The tree is the architecture: imports run one way. See docs/architecture.md. */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  // Made material of tests may use their support.
  from: { path: from, pathNot: '\\.test\\.tsx?$|/made-[a-z-]+\\.ts$' },
  to: { path: '^(app|clients|contracts|platform|server|services|scripts|tests|content)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
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
      'clients → contracts (and the types of clock and logger)',
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
      'app → clients, contracts',
    ),
    {
      name: 'services-never-see-each-other',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'features-stand-alone',
      comment: 'routes compose features; a feature never reaches into another',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/(features|routes)/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'design-system-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^app/design-system/' },
      to: { path: '^(app|clients|contracts|platform|server|services)/', pathNot: '^app/design-system/' },
    },
    {
      name: 'shell-knows-no-feature',
      severity: 'error',
      from: { path: '^app/(shell|help-categories|main-site)/' },
      to: { path: '^app/(features|routes)/' },
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
      comment: 'server/main.ts hands process.env to server/config.ts; nothing else imports node:process',
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
