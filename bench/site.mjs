/** The released site that is measured. */
import { installWhatIsMissing } from '../tooling/setup/install.mjs';
import { localStore, prepareSite } from '../tooling/site/prepare.mjs';
import { serveStore } from '../tooling/site/serve.mjs';

/**
 * @param {string} [store] a store to be measured as it is; without one, the store of `npm start`, brought up to date
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function openSite(store) {
  if (store === undefined) {
    await installWhatIsMissing();
    const operator = await prepareSite(localStore, console.log);
    // Its files are then as small as they are published.
    await operator.settle();
  }
  return await serveStore(store ?? localStore);
}
