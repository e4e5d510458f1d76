/** Checks the chain of generations by itself, without the tool that wrote it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} store its folder @returns {readonly string[]} what is wrong */
export function chainProblems(store) {
  const folder = path.join(store, 'envs/local/generations');
  const problems = [];
  let before = null;
  for (const [index, name] of readdirSync(folder).sort().entries()) {
    const bytes = readFileSync(path.join(folder, name));
    const { n, prev } = JSON.parse(bytes.toString());
    if (n !== index + 1) problems.push(`${name} has the number ${n}`);
    if (prev !== before) problems.push(`${name} does not follow the one before`);
    before = createHash('sha256').update(bytes).digest('hex');
  }
  return problems;
}
