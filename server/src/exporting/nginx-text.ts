import path from 'node:path';
import { browserErrorsAddress } from 'shared-types/protocol/browser-errors';
import { hasParameters } from 'shared-types/protocol/routes';
import { homePath } from 'release/model/home-path';
import { contentTypeOf } from '../serving/answer.js';
import { cacheControl, commonHeaders, pagePolicy, readableByAll, svgPolicy } from '../serving/headers.js';
import type { LiveSite } from '../serving/live-site.js';
import type { ExportedFile } from './exported-files.js';

export interface ExportOptions {
  /** Folder of the export. */
  readonly folder: string;
  /** Address of the server that answers `/api` and draws pages on request; absent if there is none. */
  readonly server?: string | undefined;
}

/** Folder with the files, in that of the export. */
export const siteFolder = 'site';

const quoted = (text = '') => JSON.stringify(text);

const linesOf = (texts: readonly string[]) => texts.map((text) => `  ${text}\n`).join('');

const escaped = (path: string) => path.replaceAll('.', String.raw`\.`);

function typeLines(files: readonly ExportedFile[]) {
  const types = new Map(
    files.map(([name, answer]) => [path.extname(name).slice(1), contentTypeOf(answer.type)]),
  );
  return [...types].map(([ending, type]) => `${quoted(type)} ${ending};`).sort();
}

/** Header fields of all files. nginx does not send empty ones. */
const headerLines = ({ headers }: LiveSite) =>
  Object.entries({
    ...commonHeaders,
    ...headers,
    'access-control-allow-origin': '$site_readers',
    'cache-control': '$site_cache',
    'content-security-policy': '$site_policy',
    // The time of a file is made from its content and says nothing of its age.
    'last-modified': '',
  }).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** Pages that answer any value of a parameter, and addresses that a server draws. */
const routeLines = ({ composition }: LiveSite, isDrawing: boolean) =>
  composition.remotes
    .flatMap(({ release }) => release.routes)
    .flatMap(({ path: route, onRequest }) => {
      const isPattern = hasParameters(route);
      const place = isPattern ? `~ ^${escaped(route).replaceAll(/:\w+/g, '[^/]+')}$` : `= ${route}`;
      if (isDrawing && onRequest)
        return `location ${place} { set $site_page "${route}.html"; try_files $uri $uri$is_args$args.html @drawn; }`;
      if (!isPattern) return [];
      return `location ${place} { try_files $uri $uri$is_args$args.html $uri.html "${route}.html" =404; }`;
    });

const goneLines = ({ places, goneClaims }: LiveSite) => [
  ...[...places]
    .filter(([, { kind }]) => kind === 'removed')
    .map(([address]) => `location = ${address} { return 410; }`),
  ...goneClaims.map(
    (claim) => `location ~ ^${escaped(claim)}(/|$) { try_files $uri $uri$is_args$args.html $uri.html =410; }`,
  ),
];

const serverText = (server: string) => `
proxy_http_version 1.1;
proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_connect_timeout 1s;
location ^~ /api/ { proxy_pass ${server}; }
location = /release/health { proxy_pass ${server}; }
location = ${browserErrorsAddress} { proxy_pass ${server}; }
location @server { proxy_pass ${server}; }
# A page is drawn within a second; else visitors get the stored one. What they search for is written nowhere.
location @drawn {
  proxy_pass ${server};
  proxy_read_timeout 1500ms;
  proxy_max_temp_file_size 0;
  proxy_intercept_errors on;
  error_page 500 502 503 504 = $site_page;
  error_log /dev/null;
}
`;

export const nginxText = (
  live: LiveSite,
  files: readonly ExportedFile[],
  { folder, server }: ExportOptions,
): string => `# Written by \`release export\`, which writes it again. Include it in a server of your own.
root ${quoted(path.resolve(folder, siteFolder))};
absolute_redirect off;
gzip_static on;
gzip_vary on;
error_page 404 /404.html;
error_page 410 /410.html;
types {
${linesOf(typeLines(files))}}

# Header fields by location. For an error page, nginx reads these lines again with its address.
set $site_cache ${quoted(cacheControl.askAndLeave)};
set $site_policy ${quoted(pagePolicy['content-security-policy'])};
set $site_readers "";
if ($uri ~ ^/(remotes|assets)/) {
  set $site_cache ${quoted(cacheControl.forever)};
  set $site_readers ${quoted(readableByAll['access-control-allow-origin'])};
}
if ($uri ~ \\.svg$) { set $site_policy ${quoted(svgPolicy['content-security-policy'])}; }

location / {
${linesOf(headerLines(live))}
  try_files $uri $uri$is_args$args.html $uri.html =404;
  location ~ ^/(remotes|assets)/ { try_files $uri ${server === undefined ? '=404' : '@server'}; }
  location = / { return 308 ${homePath}$is_args$args; }
  location ~ ./$ { rewrite ^(.+)/$ $1 permanent; }
${linesOf([...routeLines(live, server !== undefined), ...goneLines(live)])}}
${server === undefined ? '' : serverText(server)}`;
