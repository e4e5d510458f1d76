/** `node tooling/compile-release.mjs`: compiles the release tools, before they are packed. */
import { compileRelease } from './site/release-tools.mjs';

await compileRelease(console.log);
