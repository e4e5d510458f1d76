/** `npm run release -- VERB`: the release command line, compiled when its sources changed. */
import { pathToFileURL } from 'node:url';
import './run/end-with-parent.mjs';
import { endAsFailed } from './run/failure.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { compileRelease, releaseProgram } from './site/release-tools.mjs';

try {
  await installWhatIsMissing('site');
  await compileRelease(() => {});
} catch (error) {
  endAsFailed(error);
}
// In this process, so that the verb ends with it.
process.argv[1] = releaseProgram;
await import(pathToFileURL(releaseProgram).href);
