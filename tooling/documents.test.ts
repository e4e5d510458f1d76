/** The documents lead to files that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from 'tooling/setup/root';

const documents = [
  'README.md',
  ...['release', 'server', 'services'].map((folder) => `${folder}/README.md`),
  'remote-catalogue/src/screens/product-listing/README.md',
  ...readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

/** Folders in which paths in documents begin, beside the folder of the document. */
const folders = [
  '',
  'e2e',
  'host/src',
  'release/src',
  'server/src',
  'services/src',
  'remote-catalogue',
  'remote-corporate',
  'remote-corporate/content',
  'remote-template-demo',
  'shared-types',
];

/** Files that a reader makes by an example, an import writes, or builds and commands make. */
const madeLater = /^(remote-guides|remote-catalogue\/catalogue|envs|releases)\/|\bdist\/|warranty/;

/** True for a file in the folder that a site with articles of its own has deleted. */
const isOfDeletedSample = (file: string) =>
  /^(remote-catalogue\/)?sample\//.test(file) && !existsSync(inRoot('remote-catalogue/sample'));

const isThere = (file: string, document: string) =>
  isOfDeletedSample(file) ||
  [path.dirname(document), ...folders].some((folder) => existsSync(inRoot(folder, file)));

const textOf = (document: string) => readFileSync(inRoot(document), 'utf8');

describe('the documents', () => {
  it('name files that exist', () => {
    const written = documents.filter((document) => !document.startsWith('docs/reference/'));
    const missing = written.flatMap((document) => {
      const named = textOf(document).matchAll(/`([\w.@-]+\/[\w./-]*\.(?:ts|tsx|mts|mjs|json|md|css|svg))`/g);
      return [...named]
        .map(([, file = '']) => file)
        .filter((file) => !madeLater.test(file) && !isThere(file, document))
        .map((file) => `${document}: ${file}`);
    });
    expect(missing).toEqual([]);
  });

  it('list all environment variables of the release tool', () => {
    const sources = ['release/src', 'server/src', 'services/src'].flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.includes('test'))
        .map((name) => textOf(path.join(folder, name))),
    );
    const named = sources.flatMap((text) => text.match(/(?<=['"])[A-Z]+_[A-Z_]+(?=['"])/g) ?? []);
    const listed = documents.map(textOf).join('\n');
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
