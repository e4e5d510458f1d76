/** The import laws of this repository. Each comment says why, and what to do instead. */
import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { inPackage } from 'tooling/setup/root';

const npm = (names: string) => `(^|/)node_modules/(@types/)?(${names})(/|$)`;
const test = '\\.test\\.tsx?$';
/** Fakes and accounts for the tests of all packages. */
const testRoom = '^shared-types/testing/';

/** Files that `npm start` never runs: what they import may be a devDependency. */
const development = [
  test,
  '/testing/|/test-servers/|(^|/)node_modules/',
  '^(e2e|bench)/|^[^/]+\\.mjs$',
  '^tooling/(dev|jest|lint|reference|testing|types)/|^tooling/(dev|reference)\\.ts$',
  '^remote-corporate/(content-check/(command|editor-schemas)|content-compiler/jest-transform)\\.ts$',
  '^remote-[^/]+/build/jest-options\\.ts$',
].join('|');

const ours = '^(host|remote-[^/]+|shared-types|release|server|services|tooling|e2e|bench)/';

type Law = Omit<IRegularForbiddenRuleType, 'severity'>;

const interfaceLibraries = 'react|react-dom|zustand|@mui/[^/]+|@emotion/[^/]+';

/** Packages of ours that the sources of each may import beside their own. */
const knownTo: Readonly<Record<string, readonly string[]>> = {
  '(shared-types)': [],
  '(host)/src': ['shared-types'],
  '(remote-[^/]+)/(?:src|articles|press|data)': ['shared-types'],
  '(release)': ['shared-types'],
  '(server)': ['release', 'shared-types'],
  '(services)': ['release', 'server', 'shared-types'],
};

/**
 * The rooms of a package from the top floor down: none imports one that stands higher. A request flows one way through the
 * host; a version flows one way to its visitors.
 */
const floorsOf: Readonly<Record<string, readonly string[]>> = {
  'host/src': [
    'entry',
    'panels|search',
    'screen',
    'not-found',
    'layout|composition',
    'routing',
    'services|theme',
  ],
  'remote-[^/]+/src': ['screens', 'features', 'components|state', 'api|model'],
  'release/src': [
    'cli',
    'watching',
    'operating',
    'seo|inspection',
    'rendering|publishing',
    'integrity',
    'store',
    'model',
  ],
  'server/src': ['verbs', 'exporting|console', 'serving', 'http'],
  'services/src': ['verbs', 'enquiries|accounts', 'database'],
};

const betweenFloors: Law[] = Object.entries(floorsOf).flatMap(([place, floors]) =>
  floors.slice(1).map((rooms, index) => ({
    name: `flows-down-in-${place.replace(/\W.*/, '')}-${rooms.replace('|', '-')}`,
    comment: 'What stands lower returns a value, or takes a function. Join the two in a room above.',
    from: { path: `^${place}/(${rooms})/`, pathNot: test },
    to: { path: `^${place}/(${floors.slice(0, index + 1).join('|')})/` },
  })),
);

const forbidden: Law[] = [
  ...Object.entries(knownTo).map(([place, known]) => ({
    name: `stands-alone-${/[a-z]+/.exec(place)?.[0]}`,
    comment:
      'Each package deploys alone. Share types in shared-types, data as facts; tooling joins the rest.',
    from: { path: `^${place}/` },
    to: { path: ours, pathNot: `^(${['$1', ...known].join('|')})/` },
  })),
  {
    name: 'product-knows-no-sample',
    comment: 'The sample is a folder that can be deleted. Read articles through `catalogueFolder`.',
    from: { pathNot: '^remote-[^/]+/sample/|(^|/)node_modules/' },
    to: { path: '^remote-[^/]+/sample/' },
  },
  {
    name: 'release-knows-no-http-and-no-database',
    comment: 'What listens belongs into server/, what keeps rows into services/.',
    from: { path: '^release/', pathNot: `${test}|/testing/` },
    to: { path: `^(node:)?(http|https|net)$|${npm('libsql|pg')}` },
  },
  {
    name: 'services-know-no-page',
    comment: 'They answer below /api: take only release/model, release/cli and server/http.',
    from: { path: '^services/', pathNot: `${test}|/testing/` },
    to: { path: '^(release|server)/', pathNot: '^(release/src/(model|cli)|server/src/http)/' },
  },
  {
    name: 'shared-types-has-types-only',
    comment: 'The contract costs a visitor nothing. Use `import type`, or protocol/ and schemas/.',
    from: { path: '^shared-types/', pathNot: `^shared-types/(json|protocol|schemas)/|${test}|${testRoom}` },
    to: { dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'protocol-stands-alone',
    comment: 'Visitors load it, and the schema library. What needs more belongs into schemas/.',
    from: { path: '^shared-types/protocol/', pathNot: test },
    to: { pathNot: `^shared-types/protocol/|${npm('valibot')}`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'visitors-load-no-schemas',
    comment: 'Visitors would download them. Check files when they are built.',
    from: { path: '^(host|remote-[^/]+)/src/', pathNot: test },
    to: {
      path: '^(shared-types/(json|schemas)|remote-corporate/content-check)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'fakes-are-for-tests',
    comment: 'Fakes never run in the product. Take the real thing from `shell` or `context`.',
    from: { pathNot: `${test}|/src/testing/|${testRoom}|^tooling/dev/|^e2e/` },
    to: { path: testRoom },
  },
  {
    name: 'start-needs-dependencies',
    comment: '`npm start` installs no devDependencies. Move the package to `dependencies`.',
    from: { pathNot: development },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'start-runs-no-development',
    comment: '`npm start` installs nothing that this file needs. Move what both need into a file of its own.',
    from: { pathNot: `${development}|^tooling/[^/]+\\.ts$` },
    to: { path: development, pathNot: '(^|/)node_modules/', dependencyTypesNot: ['core', 'type-only'] },
  },
  {
    name: 'workspaces-by-name',
    comment: "Another workspace is a package: import 'tooling/setup/root', not '../tooling/setup/root.mjs'.",
    from: { path: '^([^/]+)(/|$)' },
    to: {
      path: ours,
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  },
  {
    name: 'api-without-ui',
    comment: 'An api knows nothing of what is shown. Return the value, and let the screen show it.',
    from: { path: '/api/', pathNot: '(^|/)node_modules/' },
    to: { path: npm(interfaceLibraries) },
  },
  {
    name: 'model-is-pure',
    comment: 'A model is pure functions and types. Take what is read from outside as a parameter.',
    from: { path: '/model/', pathNot: `(^|/)node_modules/|${test}` },
    to: {
      path: `${npm(`axios|axios-mock-adapter|${interfaceLibraries}`)}|/src/api/|^(node:)?(fs|http|https|net|child_process)(/|$)`,
    },
  },
  {
    name: 'press-knows-no-screens',
    comment: 'It takes `articles` and `src/model`. Move there what both need.',
    from: { path: '^remote-[^/]+/(articles|press)/', pathNot: `${test}|/testing/` },
    to: { path: '^remote-[^/]+/src/', pathNot: '^remote-[^/]+/src/model/' },
  },
  {
    name: 'press-is-for-node',
    comment: 'Visitors load no import, no drawing and no PDF. Publish the data of a screen with the release.',
    from: { path: '^remote-[^/]+/(src|articles)/', pathNot: `${test}|/testing/` },
    to: { path: '^remote-[^/]+/(press|data)/' },
  },
  {
    name: 'components-are-given-data',
    comment:
      'A component gets data and callbacks as props. Call api and state in the screen, or make it a feature.',
    from: { path: '/src/components/' },
    to: { path: '/src/(api|state)/' },
  },
  {
    name: 'features-stand-alone',
    comment: 'Two features that know each other are one. Join them in the screen.',
    from: { path: '/src/features/([^/]+)/', pathNot: test },
    to: { path: '/src/features/', pathNot: '/src/features/$1/' },
  },
  {
    name: 'federation-in-composition',
    comment: 'Module Federation has one room. Use what host/src/composition exports.',
    from: { pathNot: '^(host/src/composition|tooling|bench)/|(^|/)node_modules/' },
    to: { path: npm('@module-federation'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'remote-without-router',
    comment: 'Write plain `<a href>`, or call `shell.navigate`: the shell knows the router.',
    from: { path: '^remote-' },
    to: { path: npm('react-router|react-router-dom|@remix-run') },
  },
  {
    name: 'sdk-in-its-provider',
    comment: 'SDKs of sign-in services are large. Ask the provider of `remote-auth/src/providers`.',
    from: {
      path: '^(host|remote-[^/]+)/src/',
      pathNot: `^remote-auth/src/(providers/[^/]+|testing)/|${test}`,
    },
    to: { path: npm('firebase|@firebase|@auth0'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-cycle',
    comment: 'Move what both files need into a file of its own.',
    from: {},
    to: { circular: true },
  },
  ...betweenFloors,
];

const laws: IConfiguration = {
  forbidden: forbidden.map((law) => ({ severity: 'error' as const, ...law })),
  options: {
    doNotFollow: { path: ['(^|/)node_modules/'] },
    exclude: { path: ['^[^/]+/(testing/)?(dist|\\.types)/', '^\\.(site|cache)/', '^tooling/template/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: inPackage('tsconfig.base.json') },
    exoticRequireStrings: ['require.resolve'],
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['site-source', 'types', 'import', 'require', 'node', 'default'],
      mainFields: ['types', 'module', 'main'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};

export default laws;
