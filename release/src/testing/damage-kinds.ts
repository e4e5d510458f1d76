/** The kinds of files that a store has, and the kinds of damage that happen to them. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { recordText } from '../model/canonical-json.js';
import type { DamagePlace } from './damage-store.js';
import { testSite } from './site-factory.js';

/** What happens to a file. */
export type DamageKind = 'missing' | 'truncated' | 'exchanged' | 'a folder in its place' | 'not readable';

/** All kinds of damage. */
export const damageKinds: readonly DamageKind[] = [
  'missing',
  'truncated',
  'exchanged',
  'a folder in its place',
  'not readable',
];

/** A kind of file, by an example of it. */
export interface FileKind {
  readonly name: string;
  readonly keyIn: (place: DamagePlace) => string;
  /** Valid bytes of another file of the kind. */
  readonly otherBytes: (place: DamagePlace, key: string) => string | Buffer;
  /** Addresses that may answer 503 while it is damaged, if no other copy is left. */
  readonly mayFail?: RegExp;
  /** Other bytes are valid, too: they are not damage. */
  readonly isExchangeable?: boolean;
}

const bytesIn = ({ storeFolder }: DamagePlace, key: string) => readFileSync(path.join(storeFolder, key));

/** The key of the page set that has a page, rendered with the newest releases. */
function pageKey(place: DamagePlace, page: string, text: string): string {
  const sets = readdirSync(path.join(place.storeFolder, 'pages'));
  const found = sets.find((id) => {
    const file = path.join(place.storeFolder, 'pages', id, page);
    if (!existsSync(file)) return false;
    const html = readFileSync(file, 'utf8');
    return html.includes(text) && html.includes('host/1.1.0');
  });
  if (found === undefined) throw new Error(`No page set has ${page} with ${text}`);
  return `pages/${found}/${page}`;
}

const shopPage = (place: DamagePlace) => pageKey(place, 'shop/A1.html', '/shop/A1 1.1.0');

const otherScript = () => '/* something else */';

const siteConfig = ({ storeFolder }: DamagePlace) =>
  `envs/local/site-config/${readdirSync(path.join(storeFolder, 'envs/local/site-config'))[0] ?? ''}`;

const otherGeneration = (place: DamagePlace, key: string) => {
  const generation = JSON.parse(bytesIn(place, key).toString()) as object;
  return recordText({ ...generation, reason: 'somebody else wrote this' });
};

const asset = 'assets/11056789abcdef01234567.svg';

const fixed = (key: string) => () => key;

/** A file, and its compressed siblings. */
function withSiblings(kind: FileKind): readonly FileKind[] {
  return [
    kind,
    {
      ...kind,
      name: `${kind.name}, .br`,
      keyIn: (place) => `${kind.keyIn(place)}.br`,
      otherBytes: () => zlib.brotliCompressSync('something else'),
    },
    {
      ...kind,
      name: `${kind.name}, .gz`,
      keyIn: (place) => `${kind.keyIn(place)}.gz`,
      otherBytes: () => zlib.gzipSync('something else'),
    },
  ];
}

/** All kinds of files. */
export const fileKinds: readonly FileKind[] = [
  ...withSiblings({
    name: 'entry of a remote',
    keyIn: fixed('releases/shop/1.1.0/entry.js'),
    otherBytes: otherScript,
    mayFail: /^\/remotes\/shop\/1\.1\.0\/entry\.js$/,
  }),
  ...withSiblings({
    name: 'script of a screen',
    keyIn: fixed('releases/shop/1.1.0/page.js'),
    otherBytes: otherScript,
    mayFail: /^\/remotes\/shop\/1\.1\.0\/page\.js$/,
  }),
  ...withSiblings({
    name: 'style sheet',
    keyIn: fixed('releases/shop/1.1.0/page.css'),
    otherBytes: () => '.other{color:blue}',
    mayFail: /^\/remotes\/shop\/1\.1\.0\/page\.css$/,
  }),
  ...withSiblings({
    name: 'script of the host',
    keyIn: fixed('releases/host/1.1.0/main.js'),
    otherBytes: otherScript,
    mayFail: /^\/remotes\/host\/1\.1\.0\/main\.js$/,
  }),
  {
    name: 'render module',
    keyIn: fixed('releases/shop/1.1.0/node/page.cjs'),
    otherBytes: () => "exports.Screen = () => 'something else'",
  },
  {
    name: 'file at the root of the site',
    keyIn: fixed('releases/host/1.1.0/site/favicon.ico'),
    otherBytes: () => 'another icon',
    mayFail: /^\/favicon\.ico$/,
  },
  ...withSiblings({
    name: 'fact',
    keyIn: fixed('releases/shop/1.1.0/facts/prices.json'),
    otherBytes: () => '["other"]',
    mayFail: /^\/remotes\/shop\/1\.1\.0\/facts\/prices\.json$/,
  }),
  ...withSiblings({
    name: 'asset',
    keyIn: fixed(asset),
    otherBytes: () => '<svg xmlns="http://www.w3.org/2000/svg"><title>other</title></svg>',
    mayFail: /^\/assets\//,
  }),
  ...withSiblings({
    name: 'page',
    keyIn: shopPage,
    otherBytes: () => '<!doctype html><title>Something else</title>',
    mayFail: /^\/shop\/A1$/,
  }),
  ...withSiblings({
    name: 'document',
    keyIn: (place) => shopPage(place).replace('shop/A1.html', 'shop/open.ics'),
    otherBytes: () => 'BEGIN:OTHER',
    mayFail: /^\/shop\/open\.ics$/,
  }),
  {
    name: 'page set record of a remote',
    keyIn: (place) => shopPage(place).replace('shop/A1.html', 'page-set.json'),
    otherBytes: (place, key) =>
      bytesIn(
        place,
        pageKey(place, 'home.html', 'home 1.1.0').replace('home.html', 'page-set.json'),
      ).toString() + (key ? '' : ''),
    mayFail: /^\/shop/,
  },
  {
    name: 'release.json of a remote',
    keyIn: fixed('releases/shop/1.1.0/release.json'),
    otherBytes: (place) => bytesIn(place, 'releases/shop/1.0.0/release.json'),
    mayFail: /^\/(shop|remotes\/shop\/1\.1\.0|assets)/,
  },
  {
    name: 'release.json of the host',
    keyIn: fixed('releases/host/1.1.0/release.json'),
    otherBytes: (place) => bytesIn(place, 'releases/host/1.0.0/release.json'),
    mayFail: /^\/remotes\/host\/1\.1\.0/,
  },
  {
    name: 'generation, newest',
    keyIn: fixed('envs/local/generations/00000004.json'),
    otherBytes: otherGeneration,
  },
  {
    name: 'generation, in the middle',
    keyIn: fixed('envs/local/generations/00000002.json'),
    otherBytes: otherGeneration,
  },
  {
    name: 'generation, before the newest',
    keyIn: fixed('envs/local/generations/00000003.json'),
    otherBytes: otherGeneration,
  },
  {
    name: 'current.json',
    keyIn: fixed('envs/local/current.json'),
    otherBytes: () => recordText({ generation: 2, hash: '0'.repeat(64), remotes: {} }),
  },
  {
    name: 'site configuration',
    keyIn: siteConfig,
    otherBytes: () => recordText(testSite({ baseUrl: 'https://other.example' })),
  },
  {
    name: 'store.json',
    keyIn: fixed('store.json'),
    otherBytes: () => recordText({ format: 1, id: 'other', salt: 'other' }),
    isExchangeable: true,
  },
];

/** Damages a file. Unreadable files are simulated by the caller's store, since an administrator may read everything. */
export function damage(
  place: DamagePlace,
  key: string,
  { kind, file }: { kind: DamageKind; file: FileKind },
): void {
  const target = path.join(place.storeFolder, key);
  const other = kind === 'exchanged' ? file.otherBytes(place, key) : '';
  switch (kind) {
    case 'missing':
      rmSync(target);
      break;
    case 'truncated':
      chmodSync(target, 0o644);
      truncateSync(target, Math.floor(statSync(target).size / 2));
      break;
    case 'exchanged':
      chmodSync(target, 0o644);
      writeFileSync(target, other);
      break;
    case 'a folder in its place':
      rmSync(target);
      mkdirSync(target);
      writeFileSync(path.join(target, 'file'), '');
      break;
    case 'not readable':
      break;
  }
}
