/** The documents lead to files that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from './root.mjs';

const documents = [
  'README.md',
  'remote-catalogue/src/screens/product-listing/README.md',
  ...readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

/** Where paths in documents begin, beside the folder of the document. */
const folders = [
  '',
  'e2e',
  'host/src',
  'release/src',
  'remote-catalogue',
  'remote-corporate',
  'remote-corporate/content',
  'remote-template-demo',
  'shared-types',
];

/** What a reader makes by an example, what an import writes, and what builds and commands make. */
const madeLater = /^(remote-guides|remote-catalogue\/catalogue|envs|releases)\/|\bdist\/|warranty/;

/** The folder that a site with articles of its own deletes. */
const isOfDeletedSample = (/** @type {string} */ file) =>
  /^(remote-catalogue\/)?sample\//.test(file) && !existsSync(inRoot('remote-catalogue/sample'));

const isThere = (/** @type {string} */ file, /** @type {string} */ document) =>
  isOfDeletedSample(file) ||
  [path.dirname(document), ...folders].some((folder) => existsSync(inRoot(folder, file)));

const textOf = (/** @type {string} */ document) => readFileSync(inRoot(document), 'utf8');

describe('the documents', () => {
  it('name files that exist', () => {
    const missing = documents.flatMap((document) => {
      const named = textOf(document).matchAll(/`([\w.@-]+\/[\w./-]*\.(?:ts|tsx|mts|mjs|json|md|css|svg))`/g);
      return [...named]
        .map(([, file = '']) => file)
        .filter((file) => !madeLater.test(file) && !isThere(file, document))
        .map((file) => `${document}: ${file}`);
    });
    expect(missing).toEqual([]);
  });

  it('list all environment variables of the release tool', () => {
    const sources = readdirSync(inRoot('release/src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('test'))
      .map((name) => textOf(path.join('release/src', name)));
    const named = sources.flatMap((text) => text.match(/(?<=['"])[A-Z]+_[A-Z_]+(?=['"])/g) ?? []);
    const listed = textOf('docs/operating.md').split('## Environment variables')[1] ?? '';
    const variables = new Set(named.filter((name) => /^(RELEASE|DATABASE|ENQUIRIES)_/.test(name)));
    expect([...variables].filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
    expect(variables.size).toBeGreaterThan(5);
  });

  it('link to files that exist', () => {
    const missing = documents.flatMap((document) =>
      [...textOf(document).matchAll(/\]\((?!\w+:)([^)#\s]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !link.startsWith('/') && !existsSync(inRoot(path.dirname(document), link)))
        .map((link) => `${document}: ${link}`),
    );
    expect(missing).toEqual([]);
  });
});
