/** Checks the chain of generations by itself, without the tool that wrote it. */
import { createHash } from 'node:crypto';

/** @param {import('./small-site.mjs').SmallSite['store']} store @returns {Promise<readonly string[]>} what is wrong */
export async function chainProblems(store) {
  const folder = 'envs/local/generations';
  const problems = [];
  let before = null;
  for (const [index, name] of (await store.list(folder)).entries()) {
    const bytes = (await store.read(`${folder}/${name}`)) ?? Buffer.of();
    const { n, prev } = JSON.parse(bytes.toString());
    if (n !== index + 1) problems.push(`${name} has the number ${n}`);
    if (prev !== before) problems.push(`${name} does not follow the one before`);
    before = createHash('sha256').update(bytes).digest('hex');
  }
  return problems;
}
