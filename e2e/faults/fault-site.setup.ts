/** Makes the store of all compositions, once for each state of the prepared store. */
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as setup } from '@playwright/test';
import { copyOfStore, faultStore, preparedStore } from '../site-server';
import { deriveRelease, replaceOnce, type Alteration } from '../stores/derived-release';
import { liveVersions, release } from '../stores/release-command';
import { compositions, environmentOf, type Composition, type Condition } from './compositions';
import { remotesUnderTest, type RemoteUnderTest } from './remotes-under-test';

const siteFile = path.resolve(__dirname, '../site.json');

type Versions = Readonly<Record<string, string>>;

/** The version of a remote that does so; `works` is the second good one. */
const suffixes: Readonly<Record<Condition, string>> = {
  works: 'second',
  'throws at load': 'throws-at-load',
  'throws while drawn': 'throws-while-drawn',
};

const derivedVersion = (version: string, condition: Condition) => `${version}-${suffixes[condition]}`;

const throwing = 'throw new Error("thrown while drawn")';

const alterationsFor: Readonly<Record<Condition, (remote: RemoteUnderTest) => readonly Alteration[]>> = {
  works: () => [],
  'throws at load': () => [
    { file: 'entry.js', change: (text) => `throw new Error("thrown at load");${text}` },
  ],
  'throws while drawn': ({ screen }) => [
    {
      file: `${screen}.js`,
      change: (text) => replaceOnce(text, 'Screen:()=>', `Screen:()=>()=>{${throwing}},untouched:()=>`),
    },
  ],
};

/** Puts each remote into the store in each condition. */
async function publishDerived(store: string, versions: Versions) {
  const folder = await mkdtemp(path.join(store, 'derived-'));
  const folders = remotesUnderTest.flatMap((remote) => {
    const { name } = remote;
    const version = versions[name] ?? '';
    return Object.entries(alterationsFor).map(async ([condition, alterations]) => {
      const newVersion = derivedVersion(version, condition as Condition);
      const into = path.join(folder, newVersion, name);
      await deriveRelease({ store, name, version, newVersion, alterations: alterations(remote) }, into);
      return into;
    });
  });
  await release(store, 'publish', ...(await Promise.all(folders)));
  await rm(folder, { recursive: true });
}

/** Makes a composition live in its environment. */
async function promote(store: string, versions: Versions, composition: Composition) {
  const { condition, remotes, hasPrevious } = composition;
  const targets = (versionOf: (name: string, version: string) => string) =>
    Object.entries(versions).map(([name, version]) => `${name}@${versionOf(name, version)}`);
  const broken = (name: string, version: string) =>
    remotes.includes(name) ? derivedVersion(version, condition) : version;
  const env = ['--env', environmentOf(composition)];
  const isSecondStep = hasPrevious || condition === 'works';
  if (isSecondStep)
    await release(store, 'promote', ...targets((_name, version) => version), '--site', siteFile, ...env);
  if (hasPrevious || condition !== 'works')
    await release(store, 'promote', ...targets(broken), '--site', siteFile, ...env);
}

setup('the site in all states that faults are tried in', async () => {
  const versions = await liveVersions(preparedStore);
  const madeFrom = JSON.stringify(versions);
  const stampFile = path.join(faultStore, 'made-from.json');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === madeFrom) return;
  const { store } = await copyOfStore();
  await publishDerived(store, versions);
  for (const composition of compositions) await promote(store, versions, composition);
  await rm(faultStore, { recursive: true, force: true });
  await rename(store, faultStore);
  await writeFile(stampFile, madeFrom);
});
