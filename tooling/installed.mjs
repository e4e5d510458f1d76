/**
 * `node tooling/installed.mjs PROGRAM [PARAMETERS]`: installs the packages if they are missing, then runs a program of the
 * repository, which may import them. Imports Node's own modules only.
 */
import { pathToFileURL } from 'node:url';
import { endAsFailed } from './run/failure.mjs';
import { inRoot } from './root.mjs';
import { installWhatIsMissing } from './setup/install.mjs';

// The program finds its own parameters where every program has them.
process.argv.splice(1, 1);
await installWhatIsMissing().catch(endAsFailed);
await import(pathToFileURL(inRoot(process.argv[1] ?? '')).href);
