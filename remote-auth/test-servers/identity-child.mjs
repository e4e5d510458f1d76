/** The process that `identity-process.ts` starts. It ends with the process that started it. */
import { startIdentity } from './identity.mjs';

const [siteOrigin = ''] = process.argv.slice(2);
const identity = await startIdentity({ siteOrigins: [siteOrigin] });

process.on('message', (/** @type {import('./identity-process.ts').Question} */ { id, knobs }) => {
  Object.assign(identity.knobs, knobs);
  process.send?.({ id, log: identity.log, users: [...identity.users.values()] });
});
process.once('disconnect', () => void identity.stop());
process.send?.({ origin: identity.origin, clientId: identity.clientId });
