/**
 * `node build-program.mjs REQUESTS`: what `start-build.mjs` runs; REQUESTS are its, as JSON. Packages that are built in one
 * process after the other take three quarters of the time: the compilers are loaded and warm. Prints a line for each.
 */
import { endWithParent } from '../run/end-with-parent.mjs';
import { endAsFailed } from '../run/failure.mjs';
import { secondsSince } from '../run/steps.mjs';
import { inRoot } from '../root.mjs';
import { buildPackage } from './build-package.mjs';

/** @type {readonly import('./start-build.mjs').BuildRequest[]} */
const requests = JSON.parse(process.argv[2] ?? '[]');
endWithParent();
try {
  for (const { folder, version, ...options } of requests) {
    const startedAtMs = performance.now();
    await buildPackage(inRoot(folder), version, options).catch((error) => {
      console.error(`${folder} does not build:`);
      throw error;
    });
    console.log(`built ${folder} in ${secondsSince(startedAtMs)}`);
  }
} catch (error) {
  endAsFailed(error);
}
