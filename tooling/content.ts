/** `node tooling/run.mjs content PACKAGE`: runs the check of the package's content. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from 'tooling/setup/root';

/** Module `content-check/command.ts` of a package; it returns the exit code. */
type ContentCheck = { run: (output: { print: (line: string) => void }) => number };

const [, , name = '', ...parameters] = process.argv;
const command = inRoot(name, 'dist/content-check/command.js');
if (!existsSync(command)) throw new Error(`'${name}' has no content to check: name the folder of a package.`);
if (parameters.length > 0)
  throw new Error(`npm run content:check checks all content: leave out ${parameters.join(' ')}.`);
const { run } = (await import(pathToFileURL(command).href)) as ContentCheck;
process.exitCode = run({ print: (line) => console.log(line) });
