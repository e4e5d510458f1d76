import { inspectChain } from '../inspection/chain-inspection.js';
import type { Environment } from './environment.js';

export type History = Awaited<ReturnType<typeof historyOf>>;

/** Reads all generations that can be trusted, newest first, and the damage of the chain. */
export async function historyOf(environment: Environment) {
  const { links, problems } = await inspectChain(environment);
  return { generations: links.map(({ generation }) => generation), problems };
}
