/** `npm run release -- VERB`: the release command line, compiled when its sources changed. */
import { spawnSync } from 'node:child_process';
import { installWhatIsMissing } from './setup/install.mjs';
import { compileRelease, releaseProgram } from './site/release-tools.mjs';

await installWhatIsMissing();
await compileRelease(() => {});
const { status } = spawnSync(process.execPath, [releaseProgram, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
