import { expect, it } from '@jest/globals';
import { root } from 'tooling/setup/root';
import { demandDataFolder } from './data-folder.js';

it.each([
  ['remote-catalogue', undefined, undefined],
  ['remote-catalogue', 'remote-catalogue/sample', undefined],
  ['remote-catalogue', root, undefined],
  ['remote-catalogue', 'nowhere', 'There is no folder nowhere.'],
  ['remote-catalogue', 'package.json', 'There is no folder package.json.'],
  ['remote-auth', 'remote-catalogue/sample', 'Leave out --data.'],
])('%s with --data %s is refused before it is built: %s', (folder, dataFolder, message) => {
  const demand = () => demandDataFolder(folder, dataFolder);
  if (message === undefined) expect(demand).not.toThrow();
  else expect(demand).toThrow(message);
});
