/** `node tooling/run.mjs check-remotes [PACKAGE]`: checks `remote.json` of all remotes or of one, before any build. */
import { contractProblems } from './dev/contract-check.js';
import { remoteFolders } from './site/packages.js';

const [only] = process.argv.slice(2);
const remotes = remoteFolders();
const problems = remotes.flatMap((folder, index) => {
  // The first of two that collide says so.
  const others = remotes.filter((other, place) => (only ? other !== only : place > index));
  return only === undefined || folder === only ? contractProblems(folder, others) : [];
});
for (const problem of new Set(problems)) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
