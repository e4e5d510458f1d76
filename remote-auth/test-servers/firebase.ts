/**
 * A project of Firebase on this machine: sign-in and database, both empty at the start and forgotten at the end. For development
 * only: never deploy it.
 *
 *     node tooling/run.mjs remote-auth/dist/test-servers/firebase.js
 */
import { startFirebase } from './start-firebase.js';

const { config } = await startFirebase({ authPort: 9099, databasePort: 9600 });
console.log(`The project runs until this command ends. Put this under \`auth\` of the site's configuration:

"firebase": ${JSON.stringify(config, null, 2)}`);
