/**
 * Program that `start-build.ts` runs: `node build-program.js REQUESTS`, with its requests as JSON. Packages that are built
 * one after the other in one process take three quarters of the time: the compilers are loaded and warm. Prints a line for
 * each.
 */
import { endAsFailed } from 'tooling/setup/failure';
import { inRoot, manifestOf } from 'tooling/setup/root';
import { secondsSince } from '../run/steps.js';
import { buildPackage } from './build-package.js';
import type { BuildRequest } from './start-build.js';

const requests = JSON.parse(process.argv[2] ?? '[]') as readonly BuildRequest[];

const { ppid } = process;
// A build whose start was killed would write beside that of the next one.
setInterval(() => {
  if (process.ppid !== ppid) process.exit(143);
}, 250).unref();

try {
  for (const { folder, version, ...options } of requests) {
    const { name } = manifestOf(inRoot(folder));
    const startedAtMs = performance.now();
    await buildPackage(inRoot(folder), version, options).catch((error: unknown) => {
      console.error(`${name} does not build:`);
      throw error;
    });
    console.log(`built ${name} in ${secondsSince(startedAtMs)}`);
  }
} catch (error) {
  endAsFailed(error);
}
