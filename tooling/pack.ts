/** `npm run pack [-- --to FOLDER]`: packs what a remote with a repository of its own installs, and says how it installs it. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from 'tooling/setup/root';
import { packTools } from './site/pack-tools.js';

const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist' } } });
const folder = path.resolve(root, values.to);
const packed = await packTools(folder);
const list = (text: (tool: (typeof packed)[number]) => string) => packed.map(text).join(' ');
console.log(`Packed in ${folder}: ${list(({ file }) => path.basename(file))}
A remote with a repository of its own has them in its folder \`packages\`. Copy them there, delete the older ones, and run in its folder
npm install ${list(({ name, file }) => `${name}@file:packages/${path.basename(file)}`)}
Or, once each was published (npm publish FILE --tag latest), from your registry with
npm install ${list(({ name, alias }) => `${name}@${alias}`)}`);
