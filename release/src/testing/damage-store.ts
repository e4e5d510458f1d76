/** A small store with a history, its build folders and a backup, to be damaged. */
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openRollbackOperator } from './rollback-operator.js';
import { buildFolderOf, otherStore } from '../store/repair-command.js';
import { builtHost, builtRemote, route, writeDist, type BuiltPackage } from './release-factory.js';
import { testSite, writeSite } from './site-factory.js';

const manyLines = (text: string) =>
  Array.from({ length: 12 }, (_, line) => `${text}, line ${line}`).join('\n');

/** The host's icon stands at the root of the site. */
export const damageHost = (version: string): BuiltPackage =>
  builtHost(
    { version },
    { 'main.js': `/* ${manyLines(`host ${version}`)} */`, 'site/favicon.ico': `icon ${version}` },
  );

/** A remote with pages, a frame, a document, a fact and an asset. */
export const damageShop = (version: string): BuiltPackage =>
  builtRemote(
    {
      name: 'shop',
      version,
      routes: [route('/shop'), route('/shop/:id', { unlisted: 'page' })],
      facts: ['prices'],
      documents: ['news'],
    },
    {
      'page.js': `/* ${manyLines(`page of shop ${version}`)} */`,
      'node/page.cjs': `exports.paths = async () => ['/shop/A1']; exports.Screen = ({ request }) => request.path + ' ${version}'`,
      'node/documents/news.cjs':
        "exports.documents = async () => [{ path: '/shop/open.ics', type: 'text/calendar', body: 'BEGIN:VCALENDAR' }];",
      [`assets/${version.replaceAll('.', '')}56789abcdef01234567.svg`]: `<svg xmlns="http://www.w3.org/2000/svg"><title>${version}</title></svg>`,
      'facts/prices.json': JSON.stringify([version]),
    },
  );

/** A remote whose pages use a fact of the other. */
export const damageHome = (version: string): BuiltPackage =>
  builtRemote(
    { name: 'home', version, claims: ['/home'], routes: [route('/home', { uses: ['prices'] })] },
    { 'node/page.cjs': `exports.Screen = () => 'home ${version}'` },
  );

/** Where the parts of a damage test lie. */
export interface DamagePlace {
  /** Commands are run here: build folders and the backup lie below it, as messages name them. */
  readonly folder: string;
  readonly storeFolder: string;
}

const storeName = 'store';

/** Copies a place, so that the first stays whole. */
export function copyPlace({ folder }: DamagePlace, parent: string): DamagePlace {
  const copy = mkdtempSync(path.join(parent, 'case-'));
  cpSync(folder, copy, { recursive: true });
  return { folder: copy, storeFolder: path.join(copy, storeName) };
}

/** Removes a place. */
export const removePlace = ({ folder }: DamagePlace): void =>
  rmSync(folder, { recursive: true, force: true });

/**
 * Makes a store of four generations: first releases, a newer shop, a newer home, a newer host.
 *
 * @param afterEach hears of the store after each of them, and of what each rollback would show
 */
export async function makeDamagePlace(
  parent: string,
  afterEach?: (place: DamagePlace) => Promise<void>,
): Promise<DamagePlace> {
  const folder = mkdtempSync(path.join(parent, 'whole-'));
  const place = { folder, storeFolder: path.join(folder, storeName) };
  const operator = openRollbackOperator({ store: place.storeFolder });
  const siteFile = writeSite(folder, testSite());
  await operator.init();
  const steps = [
    [damageHost('1.0.0'), damageShop('1.0.0'), damageHome('1.0.0')],
    [damageShop('1.1.0')],
    [damageHome('1.1.0')],
    [damageHost('1.1.0')],
  ];
  for (const packages of steps) {
    await operator.publish(packages.map((built) => builtFolder(folder, built)));
    const targets = packages.map(({ release: { name, version } }) => `${name}@${version}`);
    await operator.promote({ targets, siteFile });
    await operator.settle({ isQuick: true });
    await afterEach?.(place);
  }
  cpSync(place.storeFolder, path.join(folder, otherStore), { recursive: true });
  // What a rollback would show is right too: a server may have to fall back to it.
  for (const name of afterEach ? ['shop', 'home', 'host'] : []) {
    const copy = copyPlace(place, parent);
    await openRollbackOperator({ store: copy.storeFolder }).rollBack({
      name,
      reason: 'to see what it shows',
    });
    await afterEach?.(copy);
    removePlace(copy);
  }
  return place;
}

/** Writes a package to the folder where its build would leave it. */
function builtFolder(folder: string, built: BuiltPackage): string {
  const target = path.join(folder, buildFolderOf(built.release));
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(writeDist(folder, built), target);
  return target;
}
