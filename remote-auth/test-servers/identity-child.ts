/** The process that `identity-process.ts` starts. It ends with the process that started it. */
import type { Question } from './identity-process.js';
import { startIdentity } from './identity.js';

const [siteOrigin = ''] = process.argv.slice(2);
const identity = await startIdentity({ siteOrigins: [siteOrigin] });

process.on('message', ({ id, knobs }: Question) => {
  Object.assign(identity.knobs, knobs);
  process.send?.({ id, log: identity.log, users: [...identity.users.values()] });
});
process.once('disconnect', () => void identity.stop());
process.send?.({ origin: identity.origin, clientId: identity.clientId });
