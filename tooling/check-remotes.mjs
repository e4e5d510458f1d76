/** `node tooling/check-remotes.mjs [PACKAGE]`: checks `remote.json` of all remotes, or of one, before anything is built. */
import './run/end-with-parent.mjs';
import { contractProblems } from './dev/contract-check.mjs';
import { remoteFolders } from './site/packages.mjs';
import { compileRelease, releaseChecks } from './site/release-tools.mjs';

const [only] = process.argv.slice(2);
await compileRelease(console.log);
const rules = await releaseChecks();
const remotes = remoteFolders();
const problems = remotes.flatMap((folder, index) => {
  // Of two that collide, the first says so.
  const others = remotes.filter((other, place) => (only ? other !== only : place > index));
  return only === undefined || folder === only ? contractProblems(folder, { rules, others }) : [];
});
for (const problem of new Set(problems)) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
