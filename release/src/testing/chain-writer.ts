/** `node chain-writer.js STORE NAME COUNT`: promotes versions of one package, and says each number that was kept. */
import { promoteRelease } from '../model/generation-change.js';
import { ReleaseError } from '../model/release-error.js';
import { openChain } from '../store/chain.js';
import { openStore } from '../store/open-store.js';

const [place = '', name = '', count = '0'] = process.argv.slice(2);

/** A command; repeated while the store does not answer. */
async function promote(number: number, tries = 10): Promise<void> {
  const chain = openChain(openStore(place), 'test', name);
  const reference = { version: `1.0.${number}`, digest: '0'.repeat(64) };
  try {
    await chain.commit({
      reason: `${name} ${number}`,
      decidedOn: await chain.state(),
      decidesOn: ({ packages }) => packages[name],
      change: async (state) => promoteRelease(state, name, reference),
    });
  } catch (error) {
    if (tries === 0 || !(error instanceof ReleaseError && error.reason === 'store')) throw error;
    await promote(number, tries - 1);
  }
}

for (let number = 1; number <= Number(count); number += 1) {
  await promote(number);
  process.stdout.write(`${number}\n`);
}
