/** `npm run reference`: writes docs/reference from the declarations; `--check` fails if a page there is not current. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from 'tooling/setup/root';
import { commandsPage } from './reference/commands.js';
import { contractPage, recordPage } from './reference/contract.js';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const pages = {
  'commands.md': commandsPage(),
  'contract.md': contractPage(),
  'remote.md': recordPage('RemoteDescriptor', 'Keys of `remote.json`'),
  'site.md': recordPage('SiteConfiguration', 'Keys of `site.json`'),
};
const fileOf = (name: string) => inRoot('docs/reference', name);
for (const [name, text] of Object.entries(pages)) {
  if (!values.check) writeFileSync(fileOf(name), text);
  else if (readFileSync(fileOf(name), 'utf8') !== text) {
    console.error(`docs/reference/${name} is not current. Run: npm run reference`);
    process.exitCode = 1;
  }
}
