import { expect, it } from '@jest/globals';
import descriptor from '../remote.json';
import { build } from './build';

const unexpected = (): never => {
  throw new Error('The company pages offer facts only.');
};

it('offers the groups of the site map, in which each of its own pages stands once', async () => {
  const facts = new Map<string, unknown>();
  await build({
    packageFolder: '',
    cacheFolder: '',
    emitJson: (name, value) => void facts.set(name, value),
    emitFile: unexpected,
    emitAsset: unexpected,
    emitAssets: unexpected,
  });
  const groups = facts.get('facts/site-map.json') as readonly {
    readonly heading: string;
    readonly paths: readonly string[];
  }[];
  expect(groups.map(({ heading }) => heading).slice(0, 4)).toEqual([
    'Products',
    'Company',
    'Media',
    'Policies and forms',
  ]);
  const paths = groups.flatMap((group) => group.paths);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(descriptor.routes.map(({ path }) => path)));
});
