/** `npm run pack [-- --to FOLDER]`: packs what a remote with a repository of its own installs, and says how it installs it. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { shellWord } from 'shared-types/protocol/plain-text';
import { root } from 'tooling/setup/root';
import { packTools } from './site/pack-tools.js';

const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist' } } });
const packed = await packTools(path.resolve(root, values.to));
const list = (text: (tool: (typeof packed)[number]) => string) => packed.map(text).join(' ');
console.log(`Packed ${list(({ file }) => file)}
A remote with a repository of its own installs them from files, in its folder, with
npm install ${list(({ name, file }) => shellWord(`${name}@file:${file}`))}
Then delete the older files beside them. Or, once each was published (npm publish FILE --tag latest), from your registry with
npm install ${list(({ name, alias }) => `${name}@${alias}`)}`);
