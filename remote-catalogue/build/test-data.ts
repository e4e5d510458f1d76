/** The data that browser tests see (`tooling/testing/test-site.ts`): with other articles, every figure would be another. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packageAround } from 'tooling/setup/root';
import { fillUp } from './fill-up.js';

const from = path.join(packageAround(import.meta.dirname), 'src/testing/catalogue');

/** @param to  an empty folder, for a catalogue with lists of several pages */
export async function makeTestData(to: string) {
  await mkdir(path.join(to, 'articles'));
  for (const name of ['catalogue.json', 'cross-references.csv'])
    await writeFile(path.join(to, name), await readFile(path.join(from, name)));
  await cp(path.join(from, 'documents'), path.join(to, 'documents'), { recursive: true });
  for (const name of await readdir(path.join(from, 'articles'))) {
    const text = await readFile(path.join(from, 'articles', name), 'utf8');
    await writeFile(path.join(to, 'articles', name), fillUp(text));
  }
}
