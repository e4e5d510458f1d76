/** A small store with a history and a whole copy of it, to be damaged. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtHost, builtRemote, route, writeDist, type BuiltPackage } from './release-factory.js';
import { openOperator } from '../operating/operator.js';
import { openTestOperator } from './test-operator.js';

const host = (version: string): BuiltPackage => builtHost({ version });

export const shop = (version: string): BuiltPackage =>
  builtRemote(
    {
      name: 'shop',
      version,
      routes: [route('/shop'), route('/shop/:id', { unlisted: 'page' })],
      facts: ['events'],
    },
    {
      'node/page.cjs': `exports.paths = async () => ['/shop/A1']; exports.Screen = ({ request }) => request.path + ' ${version}'`,
      [`assets/${version.replaceAll('.', '')}56789abcdef01234567.svg`]: `<svg xmlns="http://www.w3.org/2000/svg"><title>${version}</title></svg>`,
      'facts/events.json': '[]',
    },
  );

const home = (version: string): BuiltPackage =>
  builtRemote(
    { name: 'home', version, routes: [route('/home', { uses: ['events'] })] },
    { 'node/page.cjs': `exports.Screen = () => 'home ${version}'` },
  );

/** Folders below that of a test: the store, and its whole copy. */
export interface WholeStore {
  readonly folder: string;
  readonly storeFolder: string;
}

/** Makes a store of four generations: first releases, a newer shop, a newer home, a newer host. */
export async function makeWholeStore(parent: string): Promise<WholeStore> {
  const operator = await openTestOperator(parent);
  await operator.release(host('1.0.0'), shop('1.0.0'), home('1.0.0'));
  for (const newer of [shop('1.1.0'), home('1.1.0'), host('1.1.0')]) await operator.release(newer);
  return operator;
}

/** A file and its compressed forms. */
export const formsOf = (key: string) => [key, `${key}.br`, `${key}.gz`];

/** Copies a whole store back, as an operator does from a backup. */
export const copyBack = ({ storeFolder }: Pick<WholeStore, 'storeFolder'>, to: string): void =>
  cpSync(storeFolder, to, { recursive: true, force: true });

/** A copy of a whole store, without some of its files, and with others in other bytes. */
export function damagedStore(
  whole: WholeStore,
  { lost = [], altered = [] }: { readonly lost?: readonly string[]; readonly altered?: readonly string[] },
) {
  const storeFolder = mkdtempSync(path.join(whole.folder, 'damaged-'));
  cpSync(whole.storeFolder, storeFolder, { recursive: true });
  const fileOf = (key: string) => path.join(storeFolder, key);
  /** Gives files other bytes; they are read-only. */
  const alter = (keys: readonly string[]) =>
    keys.forEach((key) => {
      rmSync(fileOf(key));
      writeFileSync(fileOf(key), 'other bytes');
    });
  for (const key of lost) rmSync(fileOf(key), { recursive: true });
  alter(altered);
  return {
    storeFolder,
    operator: openOperator({ store: storeFolder }),
    alter,
    publishAgain: (built: BuiltPackage) =>
      openOperator({ store: storeFolder }).publish([writeDist(whole.folder, built)]),
  };
}
