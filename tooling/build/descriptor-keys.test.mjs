import { expect, it } from '@jest/globals';
import { readDescriptor } from '../webpack/remote.mjs';
import { inRoot } from '../root.mjs';
import { packageFolders } from '../site/packages.mjs';
import { unknownKeys } from './descriptor-keys.mjs';

it('names a key of remote.json that nobody reads', () => {
  expect(unknownKeys({ name: 'guides', storrage: [], constructor: 1 })).toEqual([
    expect.stringContaining('remote.json has "storrage", which is not known. Use one of: name, '),
    expect.stringContaining('remote.json has "constructor"'),
  ]);
});

it.each(packageFolders().filter((folder) => folder !== 'host'))('knows each key of %s', (folder) => {
  expect(unknownKeys(readDescriptor(inRoot(folder)))).toEqual([]);
});
