/** `node chain-writer.js FOLDER NAME COUNT`: promotes versions of one package, and says each number that was kept. */
import { promoteRelease } from '../model/generation-change.js';
import { openChain } from '../store/chain.js';
import { directoryStore } from '../store/directory-store.js';

const [folder = '', name = '', count = '0'] = process.argv.slice(2);
const chain = openChain(directoryStore(folder), 'test');

for (let number = 1; number <= Number(count); number += 1) {
  const reference = { version: `1.0.${number}`, digest: '0'.repeat(64) };
  await chain.commit({
    actor: name,
    reason: `${name} ${number}`,
    decidedOn: await chain.state(),
    decidesOn: ({ remotes }) => remotes[name],
    change: async (state) => promoteRelease(state, name, reference),
  });
  process.stdout.write(`${number}\n`);
}
