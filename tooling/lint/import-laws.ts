/**
 * The import laws of this repository. Each comment says why, and what to do instead.
 * `import-laws.slow.test.ts` breaks each of them once.
 */

import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { existsSync, readdirSync } from 'node:fs';
import { inPackage, manifestOf } from 'tooling/setup/root';

const npm = (names: string) => `(^|/)node_modules/(@types/)?(${names})(/|$)`;
const test = '\\.test\\.tsx?$';
/** Fakes and accounts for the tests of all packages. */
const testRoom = '^shared-types/testing/';

/** Files that `npm start` never runs: what they import may be a devDependency. */
const development = [
  test,
  '/testing/|/test-servers/|(^|/)node_modules/',
  '^(e2e|bench)/|^[^/]+\\.mjs$',
  '^tooling/(dev|jest|lint|reference|testing|types)/|^tooling/(dev|picture|reference)\\.ts$',
  '^remote-corporate/(content-check/(command|editor-schemas)|content-compiler/jest-transform)\\.ts$',
  '^remote-[^/]+/build/jest-options\\.ts$',
].join('|');

/** The workspaces, each with what it declares. The root has the empty name. */
const manifests = new Map(
  ['', ...readdirSync('.').map((name) => `${name}/`)]
    .filter((folder) => existsSync(`${folder}package.json`))
    .map((folder) => [folder, manifestOf(folder || '.')] as const),
);
const workspaces = [...manifests.keys()]
  .filter((folder) => folder !== '')
  .map((folder) => folder.slice(0, -1));

/** The installed packages whose types are a package of their own. */
const typedApart = readdirSync(inPackage('node_modules/@types')).filter(
  // Ours has types; the old one of the development server has not.
  (name) => name !== 'mime' && existsSync(inPackage('node_modules', name)),
);

const betweenPackages: IForbiddenRuleType[] = [
  {
    name: 'remote-stands-alone',
    comment:
      'A remote is built and deployed alone. What it needs from the host comes through `shell` and `context`, what it ' +
      'needs from another remote is a fact: list it under `uses` in remote.json and read it with `facts(name)`.',
    severity: 'error',
    from: { path: '^(remote-[^/]+)/(src|articles|press|data)/' },
    to: { path: '^(remote-[^/]+|host|release|server|services|tooling|e2e|bench)/', pathNot: '^$1/' },
  },
  {
    name: 'product-knows-no-sample',
    comment:
      'The sample is a folder that can be deleted. Read articles through `catalogueFolder`; tests have a catalogue of their own.',
    severity: 'error',
    from: { pathNot: '^remote-[^/]+/sample/|(^|/)node_modules/' },
    to: { path: '^remote-[^/]+/sample/' },
  },
  {
    name: 'drawings-have-doors',
    comment:
      'How a glove is drawn is of no concern outside the folder. Use `artOf`, `drawArticle`, `drawParts` or `outlineProblems`.',
    severity: 'error',
    from: { pathNot: `^remote-[^/]+/press/drawings/|${test}` },
    to: {
      path: '^remote-[^/]+/press/drawings/',
      pathNot: '/drawings/(art|article-art|draw-article|outline-problems)[.]ts$',
    },
  },
  {
    name: 'host-knows-no-remote',
    comment:
      'The host finds remotes in the manifest when it runs. Load the screen through host/src/composition.',
    severity: 'error',
    from: { path: '^host/' },
    to: { path: '^remote-[^/]+/' },
  },
  {
    name: 'host-stands-alone',
    comment:
      'The host is a release like any other. Records that it shares with publishing are types of `shared-types/release`.',
    severity: 'error',
    from: { path: '^host/src/' },
    to: { path: '^(release|server|services|tooling|e2e|bench)/' },
  },
  {
    name: 'release-stands-alone',
    comment:
      'Publishing works on release folders and a store, whatever made them and whoever serves them. Read what you need from ' +
      'release.json or remote.json; what answers requests belongs into server/.',
    severity: 'error',
    from: { path: '^release/' },
    to: { path: '^(host|remote-[^/]+|server|services|tooling|e2e|bench)/' },
  },
  {
    name: 'release-knows-no-http-and-no-database',
    comment: 'It works on a store. What listens belongs into server/, what keeps rows into services/.',
    severity: 'error',
    from: { path: '^release/', pathNot: `${test}|/testing/` },
    to: { path: `^(node:)?(http|https|net)$|${npm('libsql|pg')}` },
  },
  {
    name: 'server-knows-no-service',
    comment: 'It is given what answers below /api: join the two in tooling/.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^(host|remote-[^/]+|services|tooling|e2e|bench)/' },
  },
  {
    name: 'services-know-no-page',
    comment:
      'They answer below /api, wherever they run. Take requests and answers from server/http, errors and the command line from ' +
      'release/model and release/cli; ask the context for the rest.',
    severity: 'error',
    from: { path: '^services/', pathNot: `${test}|/testing/` },
    to: {
      path: '^(host|remote-[^/]+|release|server|tooling|e2e|bench)/',
      pathNot: '^(release/src/(model|cli)|server/src/http)/',
    },
  },
  {
    name: 'shared-types-has-types-only',
    comment:
      'The contract must cost a visitor nothing. Use `import type`; rules belong into protocol/, schemas into schemas/.',
    severity: 'error',
    from: { path: '^shared-types/', pathNot: `^shared-types/(json|protocol|schemas)/|${test}|${testRoom}` },
    to: { dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'protocol-stands-alone',
    comment:
      'Visitors load parts of it. It imports nothing but the schema library, which they have: what needs more belongs into schemas/.',
    severity: 'error',
    from: { path: '^shared-types/protocol/', pathNot: test },
    to: { pathNot: `^shared-types/protocol/|${npm('valibot')}`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'schemas-know-their-libraries',
    comment: 'Tools read with them before any build. Pass in what they need from elsewhere.',
    severity: 'error',
    from: { path: '^shared-types/(json|schemas)/', pathNot: test },
    to: {
      pathNot: `^shared-types/(json|protocol|schemas)/|${npm('fastest-levenshtein|jsonc-parser|mime|semver|valibot')}`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'visitors-load-no-schemas',
    comment:
      'Visitors would download them. Check files when they are built, and pass the screens what was read.',
    severity: 'error',
    from: { path: '^(host|remote-[^/]+)/src/', pathNot: test },
    to: {
      path: '^(shared-types/(json|schemas)|remote-corporate/content-check)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'fakes-are-for-tests',
    comment:
      'Fakes never run in the product, and never reach a visitor. Take the real thing from `shell` or `context`, or move ' +
      'the code that needs a fake into a test or into the dev server.',
    severity: 'error',
    from: { pathNot: `${test}|/src/testing/|${testRoom}|^tooling/dev/|^e2e/` },
    to: { path: testRoom },
  },
  {
    name: 'shared-types-knows-nobody',
    comment: 'Everybody depends on the contract, so it depends on no package of ours. Move the type here.',
    severity: 'error',
    from: { path: '^shared-types/' },
    to: { path: '^(host|remote-[^/]+|release|server|services|tooling|e2e|bench)/' },
  },
];

const declarations: IForbiddenRuleType[] = [
  {
    name: 'packages-are-declared',
    comment:
      'It is found only because another workspace installs it. Add it to the nearest package.json, with the version of ' +
      'the other workspaces.',
    severity: 'error',
    from: { pathNot: '(^|/)node_modules/' },
    // It takes `peerDependenciesMeta` for a kind of dependencies that it does not know.
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
  },
  {
    name: 'start-needs-dependencies',
    comment:
      '`npm start` installs no devDependencies. Move the package to `dependencies`, or the code to where only tests and ' +
      'development run it.',
    severity: 'error',
    from: { pathNot: development },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'start-runs-no-development',
    comment: '`npm start` installs nothing that this file needs. Move what both need into a file of its own.',
    severity: 'error',
    from: { pathNot: `${development}|^tooling/[^/]+\\.ts$` },
    to: { path: development, pathNot: '(^|/)node_modules/', dependencyTypesNot: ['core', 'type-only'] },
  },
  {
    name: 'workspaces-by-name',
    comment:
      "Another workspace is a package: import 'tooling/setup/root' instead of '../tooling/setup/root.mjs'.",
    severity: 'error',
    from: { path: '^([^/]+)(/|$)' },
    to: {
      path: `^(${workspaces.join('|')})/`,
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  },
  ...[...manifests].flatMap(([folder, { name, dependencies, devDependencies }]) => {
    const declared = Object.keys({ ...dependencies, ...devDependencies });
    const from = { path: folder === '' ? '^[^/]+$' : `^${folder}` };
    return [
      {
        name: `declared-by-${name}`,
        comment: `Add the workspace to dependencies or devDependencies of ${folder}package.json, with a range of its version.`,
        severity: 'error' as const,
        from,
        to: {
          path: `^(${workspaces.join('|')})/`,
          pathNot: `^(${[folder.slice(0, -1), ...declared].join('|')})/`,
        },
      },
      {
        name: `types-declared-by-${name}`,
        comment: `Its types are a package of their own: add @types/… beside it to ${folder}package.json.`,
        severity: 'error' as const,
        from,
        to: { path: npm(typedApart.filter((typed) => !declared.includes(`@types/${typed}`)).join('|')) },
      },
    ];
  }),
];

const betweenRooms: IForbiddenRuleType[] = [
  {
    name: 'api-and-model-without-ui',
    comment:
      'Data goes down: api and model know nothing of what is shown. Return the value, and let the screen show it.',
    severity: 'error',
    from: { path: '/(api|model)/', pathNot: '(^|/)node_modules/' },
    to: {
      path: `${npm('react|react-dom|zustand|@mui/[^/]+|@emotion/[^/]+')}|/src/(screens|features|components|state)/`,
    },
  },
  {
    name: 'model-is-pure',
    comment: 'A model is pure functions and types. Take what is read from outside as a parameter.',
    severity: 'error',
    from: { path: '/model/', pathNot: `(^|/)node_modules/|${test}` },
    to: { path: `${npm('axios|axios-mock-adapter')}|/src/api/` },
  },
  {
    name: 'model-without-io',
    comment: 'A model is pure functions and types. Read files in data/build.ts and pass their content.',
    severity: 'error',
    from: { path: '/model/', pathNot: `(^|/)node_modules/|${test}` },
    to: { path: '^(node:)?(fs|http|https|net|child_process)(/|$)' },
  },
  {
    name: 'articles-stand-alone',
    comment:
      'What an article is, is known to browsers and to Node, and knows neither screens nor the press. Pass what it needs.',
    severity: 'error',
    from: { path: '^remote-[^/]+/articles/', pathNot: test },
    to: { path: `^remote-[^/]+/(src|press|data)/|^(node:)?(fs|http|https|net|child_process)(/|$)` },
  },
  {
    name: 'press-knows-no-screens',
    comment:
      'What is made of articles before anybody visits takes `articles` and `src/model`. Move there what both need.',
    severity: 'error',
    from: { path: '^remote-[^/]+/press/', pathNot: `${test}|/testing/` },
    to: { path: '^remote-[^/]+/src/', pathNot: '^remote-[^/]+/src/model/' },
  },
  {
    name: 'press-is-for-node',
    comment:
      'Visitors load no import, no drawing and no PDF. Publish what a screen needs as data of the release.',
    severity: 'error',
    from: { path: '^remote-[^/]+/(src|articles)/', pathNot: `${test}|/testing/` },
    to: { path: '^remote-[^/]+/(press|data)/' },
  },
  {
    name: 'components-are-given-data',
    comment:
      'A component gets data and callbacks as props. Call api and state in the screen, or make it a feature.',
    severity: 'error',
    from: { path: '/src/components/' },
    to: { path: '/src/(api|state|features)/' },
  },
  {
    name: 'features-stand-alone',
    comment: 'Two features that know each other are one. Join them in the screen: pass a callback or a part.',
    severity: 'error',
    from: { path: '/src/features/([^/]+)/', pathNot: test },
    to: { path: '/src/features/', pathNot: '/src/features/$1/' },
  },
  {
    name: 'features-below-screens',
    comment: 'Several screens use a feature. Take what it needs of a screen as a prop.',
    severity: 'error',
    from: { path: '/src/features/' },
    to: { path: '/src/screens/' },
  },
];

/** The rooms of the host from the top floor down; a request flows one way. */
const hostFloors = [
  ['entry'],
  ['panels', 'search'],
  ['screen'],
  ['not-found'],
  ['layout', 'composition'],
  ['routing'],
  ['services', 'theme'],
];

const betweenHostFloors: IForbiddenRuleType[] = hostFloors.slice(1).map((rooms, index) => ({
  name: `host-flows-down-${rooms.join('-')}`,
  comment:
    'A request flows one way through the host. What stands lower returns, or calls a function that it was given: take ' +
    'that as a parameter, and join the two in host/src/entry.',
  severity: 'error',
  from: { path: `^host/src/(${rooms.join('|')})/`, pathNot: test },
  to: {
    path: `^host/src/(${hostFloors
      .slice(0, index + 1)
      .flat()
      .join('|')})/`,
  },
}));

/** The rooms of packages that bring a version to visitors, each with those that it may import; `verbs` import all of them. */
const roomsOf: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  release: {
    model: [],
    store: ['model'],
    integrity: ['model', 'store'],
    rendering: ['model', 'store', 'integrity'],
    seo: ['model', 'store', 'integrity', 'rendering'],
    inspection: ['model', 'store', 'integrity', 'rendering'],
    publishing: ['model', 'store', 'integrity'],
    operating: ['model', 'store', 'integrity', 'rendering', 'inspection', 'publishing'],
    cli: ['model', 'store', 'publishing', 'operating'],
  },
  server: {
    http: [],
    serving: ['http'],
    exporting: ['http', 'serving'],
  },
  services: {
    database: [],
    enquiries: ['database'],
    accounts: ['database'],
  },
};

const betweenReleaseRooms: IForbiddenRuleType[] = Object.entries(roomsOf).flatMap(([name, rooms]) =>
  Object.entries(rooms).map(([room, allowed]) => ({
    name: `${name}-${room}`,
    comment: `In ${name}, ${room} imports ${allowed.join(', ') || 'no other room'}. Return a value, or take a function as a parameter.`,
    severity: 'error' as const,
    from: { path: `^${name}/src/${room}/`, pathNot: test },
    to: { path: `^${name}/src/[^/]+/`, pathNot: `^${name}/src/(${[room, ...allowed].join('|')})/` },
  })),
);

const outsideThings: IForbiddenRuleType[] = [
  {
    name: 'federation-in-composition',
    comment:
      'Module Federation has one room, so that it can be exchanged. Use what host/src/composition exports.',
    severity: 'error',
    from: { pathNot: '^(host/src/composition|tooling|bench)/|(^|/)node_modules/' },
    to: { path: npm('@module-federation'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'remote-without-router',
    comment:
      'Write plain `<a href>`; the shell turns it into in-app navigation. To go somewhere in code: `shell.navigate`.',
    severity: 'error',
    from: { path: '^remote-' },
    to: { path: npm('react-router|react-router-dom|@remix-run') },
  },
  {
    name: 'sdk-in-its-provider',
    comment:
      'SDKs of sign-in services are large, and each has one room. Ask the provider of `remote-auth/src/providers`, which is ' +
      'loaded when somebody uses it.',
    severity: 'error',
    from: {
      path: '^(host|remote-[^/]+)/src/',
      pathNot: `^remote-auth/src/(providers/[^/]+|testing)/|${test}`,
    },
    to: { path: npm('firebase|@firebase|@auth0'), dependencyTypesNot: ['type-only'] },
  },
];

const anywhere: IForbiddenRuleType[] = [
  {
    name: 'no-cycle',
    comment:
      'Two files that need each other are one file, or hide a third. Move what both need into a file of its own.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment:
      "The import leads nowhere: mind the spelling, or add the dependency to the package's own package.json.",
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

const laws: IConfiguration = {
  forbidden: [
    ...betweenPackages,
    ...declarations,
    ...betweenRooms,
    ...betweenHostFloors,
    ...betweenReleaseRooms,
    ...outsideThings,
    ...anywhere,
  ],
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
