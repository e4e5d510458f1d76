/** The configuration by which nginx answers as the embedded server does: it is made from that server's answers. */
import path from 'node:path';
import { browserErrorsAddress } from 'shared-types/protocol/browser-errors';
import { segmentsOf } from 'shared-types/protocol/routes';
import type { Headers } from '../http/path-handler.js';
import { ReleaseError } from 'release/model/release-error';
import { headersWithBody, redirectAnswer, type Answer } from '../serving/answer.js';
import {
  escaped,
  hashSizes,
  literal,
  location,
  map,
  none,
  pattern,
  quoted,
  word,
  type MapEntry,
} from './nginx-syntax.js';
import { requestMaps } from './request-maps.js';
import type { ExportedFile, SiteTable } from './site-table.js';

export interface NginxOptions {
  /** The folder of the export, absolute. */
  readonly root: string;
  /** File with the operator's own directives: where to listen, certificates. */
  readonly serverFile?: string | undefined;
  /** Address of the server that answers `/api`; without one, there is no service. */
  readonly api?: string | undefined;
  /** Address of the server that draws pages on request, and has the files that they name; without one, none is drawn. */
  readonly draw?: string | undefined;
}

/** Status codes that nothing else has, so that nginx finds the location for a redirect. */
const redirectCodes = { 308: 418, 302: 419 } as const;

/** Likewise for a page that another server draws. */
const drawingCode = 420;

/** Lines that give an answer its header fields. @param to variable with the target of a redirect */
function headerLines(answer: Answer, siteHeaders: Headers, to?: string): readonly string[] {
  const {
    'content-type': type = '',
    etag,
    location: _,
    ...fixed
  } = headersWithBody(answer, 'identity', siteHeaders);
  const fields: readonly MapEntry[] = [
    ...Object.entries(fixed).map(([name, value]) => [name, quoted(value)] as const),
    ...(answer.isCoded ? [['content-encoding', '$site_coding'] as const] : []),
    ...(to === undefined ? [] : [['location', to] as const]),
    // The time of a file is made from its content and says nothing of its age.
    ...(etag === undefined ? [] : [['last-modified', '""'] as const]),
  ];
  return [
    'types {}',
    `default_type ${quoted(type)};`,
    ...fields.map(([name, value]) => `add_header ${name} ${value} always;`),
  ];
}

const tryFile = (file: string, { isCoded }: Answer, otherwise = '=404') =>
  `try_files ${file}${isCoded ? '$site_suffix' : ''} ${otherwise};`;

/** Lines that send an answer without a file. */
async function textLines(answer: Answer, siteHeaders: Headers): Promise<readonly string[]> {
  const { bytes } = (await answer.read('identity')) ?? {};
  return [...headerLines(answer, siteHeaders), `return ${answer.status} ${quoted(String(bytes))};`];
}

/** Locations that the rewritten path `/=NUMBER` leads to: one for each kind of answer. */
function answerClasses() {
  const numbers = new Map<string, number>();
  return {
    numberOf: (lines: readonly string[]): number => {
      const text = lines.join('\n');
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    locations: () =>
      [...numbers].map(([text, number]) => location(`= /=${number}`, ['internal;', ...text.split('\n')])),
  };
}

type Classes = ReturnType<typeof answerClasses>;

const pageClass = (classes: Classes, { siteHeaders }: SiteTable, answer: Answer): number =>
  classes.numberOf([...headerLines(answer, siteHeaders), tryFile('/pages$site_file.html', answer)]);

/** Entries by address, whatever its spelling: the number of its class, or a status, and the right spelling. */
function listedEntries(table: SiteTable, classes: Classes): readonly MapEntry[] {
  const { removed, shortcuts, siteHeaders } = table;
  const entries = new Map<string, MapEntry>();
  const put = (address: string, value: string) => {
    const key = word(decodeURIComponent(address));
    entries.set(key.toLowerCase(), [key, quoted(value)]);
  };
  for (const { address, answer } of shortcuts)
    if (answer.headers?.['location']) put(address, `${answer.status} ${answer.headers['location']}`);
  for (const address of removed) put(address, `410 ${address}`);
  for (const { file, address, answer } of table.listed) {
    const number = file.startsWith('pages/')
      ? pageClass(classes, table, answer)
      : classes.numberOf([...headerLines(answer, siteHeaders), tryFile('/files$site_raw', answer)]);
    put(address, `${number} ${address}`);
  }
  return [...entries.values()];
}

/** Routes that answer any value of their parameters; the right spelling keeps the values as they came. */
const patternEntries = (table: SiteTable, classes: Classes): readonly MapEntry[] =>
  table.patternPages.map(({ address, answer }) => {
    const parts = segmentsOf(address).map((part, index) =>
      part.startsWith(':')
        ? { fits: `(?<site_part${index}>[^/]+)`, text: `\${site_part${index}}` }
        : { fits: escaped(part), text: literal(part) },
    );
    const fits = pattern(`^/+${parts.map((part) => part.fits).join('/+')}/*$`, '~*');
    const spelled = parts.map((part) => `/${part.text}`).join('');
    return [fits, word(`${pageClass(classes, table, answer)} ${spelled} ${literal(address)}`)];
  });

/** Which addresses a server draws, by the rules of `serving/drawing/drawn-place.ts`. */
const drawnMaps = ({ routes }: SiteTable): readonly string[] => [
  map('$site_sound', 'route', [
    none,
    ...routes.map(({ path: route, onRequest }): MapEntry => {
      const parts = segmentsOf(route).map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
      return [pattern(`^/${parts.join('/')}$`), onRequest ? '1' : '0'];
    }),
  ]),
  '# With a query, or without a page of its own.\n',
  map('"$site_route$site_query $site_listed"', 'drawn', [
    none,
    [pattern(String.raw`^1(?:\?\S|\??\s*$)`), '1'],
  ]),
];

const withStatus = (claims: readonly string[], status: 404 | 410): readonly MapEntry[] =>
  claims.map((claim) => [pattern(`^${escaped(claim.replace(/\/$/, ''))}(?:/|$)`, '~*'), String(status)]);

/** Variables that say what is at the address of a request. */
function addressMaps(table: SiteTable, classes: Classes): readonly string[] {
  const listed = listedEntries(table, classes);
  const numbered = table.numbered.map(({ address }): MapEntry => [word(address), quoted(address)]);
  return [
    hashSizes([...listed, ...numbered].map(([key]) => key)),
    ...requestMaps,
    '# What is at the path: its class, its spelling, and the route for any value of a parameter.\n',
    map('$site_path', 'listed', [none, ...listed]),
    map('$site_sound', 'routed', [none, ...patternEntries(table, classes)]),
    map('$site_listed', 'found', [
      ['default', '$site_listed'],
      ['""', '$site_routed'],
    ]),
    ...drawnMaps(table),
    map('$site_path', 'missing', [
      ['default', '404'],
      ...withStatus(table.claims, 404),
      ...withStatus(table.goneClaims, 410),
    ]),
    map('$site_found', 'class', [
      ['default', '$site_missing'],
      [pattern(String.raw`^(?<site_found_class>\S+) `), '$site_found_class'],
    ]),
    map('$site_found', 'spelled', [
      ['default', '$site_tidy'],
      [pattern(String.raw`^\S+ (?<site_found_path>\S+)`), '$site_found_path'],
    ]),
    map('$site_found', 'file', [
      ['default', '$site_raw'],
      [pattern(String.raw`^\S+ \S+ (?<site_found_file>\S+)`), '$site_found_file'],
    ]),
    map('$site_class', 'target', [
      ['default', '$site_spelled$site_query'],
      ['302', '$site_spelled'],
    ]),
    map('$request_uri', 'numbered', [none, ...numbered]),
  ];
}

/** Files at their own paths, also of earlier exports. The end of its name says what kind a file is. */
function treeLocations(folders: string, files: readonly ExportedFile[], siteHeaders: Headers) {
  const found = new Map<string, string>();
  for (const { address, answer } of files) {
    const ending = path.extname(address);
    const name = `~ ${word(`^/(?:${folders})/.*${ending === '' ? String.raw`/[^/.]+` : escaped(ending)}$`)}`;
    const lines = [...headerLines(answer, siteHeaders), tryFile('/files$uri', answer, '@missing')];
    const text = location(name, lines);
    if ((found.get(name) ?? text) !== text)
      throw new ReleaseError(
        'refused',
        `${address} has another media type than other files *${ending}. Publish a version with the usual one.`,
      );
    found.set(name, text);
  }
  return [...found.values()];
}

/** Lines that pass a request on to a server, over connections that stay open, with the visitor's address. */
const passedOn = (server: string): readonly string[] => [
  `proxy_pass ${word(server)};`,
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
];

/** Locations of `/api`. Without a server for it there is no service, as on an embedded server without databases. */
async function serviceLocations({ noApi, siteHeaders }: SiteTable, api: string | undefined) {
  const api404 = location('~ ^/api(?:/|$)', await textLines(noApi, siteHeaders));
  if (api === undefined) return [api404];
  const proxy = [...passedOn(api), 'proxy_set_header Host $http_host;'];
  return ['~ ^/api(?:/|$)', '= /release/health', `= ${browserErrorsAddress}`].map((name) =>
    location(name, proxy),
  );
}

/**
 * Locations for what a server draws on request. Without that server, visitors get the page of the export. It may serve
 * another generation, so it is asked for files that the folder does not have.
 */
function drawingLocations(draw: string, missing: readonly string[]): readonly string[] {
  const asked = [...passedOn(draw), 'proxy_connect_timeout 1s;', 'proxy_intercept_errors on;'];
  return [
    location('@drawn', [
      ...asked,
      // It sends a page within a second.
      'proxy_read_timeout 1500ms;',
      // What visitors search for is written nowhere.
      'proxy_max_temp_file_size 0;',
      'error_log /dev/null;',
      'error_page 500 502 503 504 = @plain;',
    ]),
    location('@plain', ['rewrite ^ /=$site_class last;']),
    location('@missing', [...asked, 'proxy_read_timeout 5s;', 'error_page 500 502 503 504 = @absent;']),
    location('@absent', missing),
  ];
}

async function redirectLocation({ siteHeaders }: SiteTable): Promise<string> {
  const answer = { ...redirectAnswer('TARGET'), status: 200 };
  const lines = (await textLines(answer, siteHeaders))
    .slice(-1)
    .map((line) => line.replace('TARGET', '$site_target'));
  return location('@redirect', [...headerLines(answer, siteHeaders, '$site_target'), ...lines]);
}

async function serverLines(table: SiteTable, classes: Classes, options: NginxOptions) {
  const { root, serverFile, api, draw } = options;
  const { siteHeaders, errors } = table;
  const missing = await textLines(table.missing, siteHeaders);
  const numbered = table.numbered.map(({ answer }) =>
    classes.numberOf([...headerLines(answer, siteHeaders), tryFile('/pages$site_raw%3F$args.html', answer)]),
  );
  return [
    `  ${serverFile === undefined ? 'listen 80;' : `include ${word(serverFile)};`}\n`,
    ...[
      `root ${quoted(root)};`,
      'absolute_redirect off;',
      'etag on;',
      'gzip off;',
      'if_modified_since off;',
      'log_not_found off;',
      'max_ranges 0;',
      'merge_slashes on;',
      'open_file_cache off;',
      'server_tokens off;',
      // An address that cannot be read is one that is not found.
      'error_page 400 =404 /=404;',
      ...errors.map(({ address }) => `error_page ${address} /=${address};`),
      'error_page 405 /=405;',
      ...Object.entries(redirectCodes).map(([status, code]) => `error_page ${code} =${status} @redirect;`),
      ...(draw === undefined ? [] : [`error_page ${drawingCode} = @drawn;`, 'recursive_error_pages on;']),
      'if ($site_wrong_method) { rewrite ^ /=405 last; }',
    ].map((line) => `  ${line}\n`),
    location('/', [
      ...(numbered[0] === undefined
        ? []
        : [`if ($site_numbered = $request_uri) { rewrite ^ /=${numbered[0]} last; }`]),
      `if ($site_class = 302) { return ${redirectCodes[302]}; }`,
      `if ($site_spelled != $site_raw) { return ${redirectCodes[308]}; }`,
      ...(draw === undefined ? [] : [`if ($site_drawn) { return ${drawingCode}; }`]),
      ...errors.map(({ address }) => `if ($site_class = ${address}) { return ${address}; }`),
      'rewrite ^ /=$site_class last;',
    ]),
    ...(await serviceLocations(table, api)),
    ...treeLocations('remotes|assets', table.releaseFiles, siteHeaders),
    ...treeLocations('release', table.records, siteHeaders),
    location('~ ^/(?:remotes|assets|release)(?:/|$)', ['return 404;', 'error_page 404 @missing;']),
    ...(draw === undefined ? [location('@missing', missing)] : drawingLocations(draw, missing)),
    await redirectLocation(table),
    location('= /=405', ['internal;', ...(await textLines(table.wrongMethod, siteHeaders))]),
    ...errors.map(({ address, file, answer }) =>
      location(`= /=${address}`, [
        'internal;',
        ...headerLines(answer, siteHeaders),
        tryFile(`/${file}`, answer),
      ]),
    ),
    ...classes.locations(),
  ];
}

/** The whole configuration, to be included where nginx expects `server`. */
export async function nginxText(table: SiteTable, options: NginxOptions): Promise<string> {
  const classes = answerClasses();
  return [
    '# Written by `release export`, which writes it again. Your own directives belong into the file of --server.\n',
    ...addressMaps(table, classes),
    `server {\n${(await serverLines(table, classes, options)).join('')}}\n`,
  ].join('');
}
