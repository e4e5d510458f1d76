/** `node tooling/run.mjs content PACKAGE`: runs the check of the package's content. */
import { pathToFileURL } from 'node:url';
import { inRoot } from 'tooling/setup/root';

/** Module `content-check/command.ts` of a package; it returns the exit code. */
type ContentCheck = { run: (output: { print: (line: string) => void }) => number };

const command = inRoot(process.argv[2] ?? '', 'dist/content-check/command.js');
const { run } = (await import(pathToFileURL(command).href)) as ContentCheck;
process.exitCode = run({ print: (line) => console.log(line) });
