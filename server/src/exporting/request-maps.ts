/** Maps by which nginx reads a request, by the rules of `serving/page-paths.ts` and `serving/content-coding.ts`. */
import { browserErrorsAddress } from 'shared-types/protocol/browser-errors';
import { map, none, pattern } from './nginx-syntax.js';

/** A byte of UTF-8 after the first, as an escape. */
const next = '%[89ab][0-9a-f]';

/** Character of a valid address: ASCII, or an escape of UTF-8, without control characters. */
const soundCharacter = [
  String.raw`[^%\x00-\x20\x7f-\xff]`,
  '%(?:[2-6][0-9a-f]|7[0-9a-e])',
  `%(?:c[2-9a-f]|d[0-9a-f])${next}`,
  `%(?:e0%[ab][0-9a-f]|ed%[89][0-9a-f]|e[1-9a-cef]${next})${next}`,
  `%(?:f0%[9ab][0-9a-f]|f[1-3]${next}|f4%8[0-9a-f])${next}${next}`,
].join('|');

const dotSegment = String.raw`/(?:\.|%2e){1,2}(?:/|$)`;

/** A path of what may stand in a `Location` as it came. */
const plain = "^(?=(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*+$)";

/** Up to the next slash. Nothing here is tried twice: a path of thousands of slashes must not keep a worker busy. */
const segment = '(?:/*+[^/]++)';

/** Accepted with any weight but 0. */
const accepts = (coding: string) =>
  pattern(String.raw`(?:^|[,\s])(?:${coding}|\*)\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))`, '~*');

export const requestMaps: readonly string[] = [
  'geo $site_dollar { default "$"; }\n',
  '# Path and query, as they were sent.\n',
  map('$request_uri', 'raw', [none, [pattern('^(?<site_sent_path>[^?]*)'), '$site_sent_path']]),
  map('$request_uri', 'query', [
    none,
    [pattern(String.raw`^[^?]*(?<site_sent_query>\?.*)`), '$site_sent_query'],
  ]),
  '# The path if a page can be there; decoded, without slashes that do not count; with one slash for several.\n',
  map('$site_raw', 'sound', [
    none,
    [pattern(`^(?!.*${dotSegment})(?:${soundCharacter})*+$`, '~*'), '$site_raw'],
  ]),
  map('$uri', 'decoded', [
    ['default', '$uri'],
    [pattern('^(?<site_unended>/.*[^/])/+$'), '$site_unended'],
  ]),
  map('$site_sound', 'path', [
    ['default', '$site_decoded'],
    ['""', '""'],
    [pattern('%2f', '~*'), '""'],
  ]),
  map('$site_sound', 'tidy', [
    ['default', '$site_raw'],
    [pattern(`${plain}//++(?<site_behind>${segment}*+)/*+$`), '/$site_behind'],
    [
      pattern(`${plain}(?<site_left>(?:/[^/]++)*+/)/++(?<site_right>${segment}++)/*+$`),
      '$site_left$site_right',
    ],
    [pattern(`${plain}(?<site_before>${segment}*+)/++$`), '$site_before'],
  ]),
  map('$http_accept_encoding', 'coding', [none, [accepts('br'), 'br'], [accepts('gzip'), 'gzip']]),
  map('$site_coding', 'suffix', [none, ['br', '.br'], ['gzip', '.gz']]),
  '# Services take all methods, everything else these two. A request that cannot be read has none.\n',
  map('"$request_method $uri"', 'wrong_method', [
    ['default', '1'],
    [pattern('^(?:GET|HEAD|) '), '""'],
    [pattern(`^[^ ]* (?:/api(?:/|$)|${browserErrorsAddress}$)`), '""'],
  ]),
];
