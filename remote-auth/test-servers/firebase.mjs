/**
 * A project of Firebase on this machine: sign-in and database, both empty at the start and forgotten at the end. For development
 * only: never deploy it.
 *
 *     node remote-auth/test-servers/firebase.mjs
 */
import path from 'node:path';
import { loadTypeScript } from 'tooling/run/load-typescript.mjs';

const { startFirebase } = /** @type {typeof import('./start-firebase')} */ (
  loadTypeScript(path.join(import.meta.dirname, 'start-firebase.ts'))
);

const { config } = await startFirebase({ authPort: 9099, databasePort: 9600 });
console.log(`The project runs until this command ends. Put this under \`auth\` of the site's configuration:

"firebase": ${JSON.stringify(config, null, 2)}`);
