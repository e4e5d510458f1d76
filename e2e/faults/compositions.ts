/** The states of the site that faults are tried in. Each is an environment of one store. */

/** What the active releases of some remotes do. */
export type Condition = 'works' | 'throws at load' | 'throws while drawn';

/** One state of the site. */
export interface Composition {
  readonly condition: Condition;
  /** Remotes in that condition; the others work. */
  readonly remotes: readonly string[];
  /** Whether these remotes have a good version before the active one. */
  readonly hasPrevious: boolean;
}

/** Two remotes are broken at a time, so that the tests can show that the others work. */
const pairs = [
  ['catalogue', 'template-demo'],
  ['corporate', 'auth'],
];

const conditions: readonly Omit<Composition, 'hasPrevious'>[] = [
  { condition: 'works', remotes: pairs.flat() },
  ...pairs.map((remotes) => ({ condition: 'throws at load' as const, remotes })),
  ...pairs.map((remotes) => ({ condition: 'throws while drawn' as const, remotes })),
];

export const compositions: readonly Composition[] = conditions.flatMap((composition) =>
  [false, true].map((hasPrevious) => ({ ...composition, hasPrevious })),
);

/** The name of a composition's environment. */
export const environmentOf = ({ condition, remotes, hasPrevious }: Composition) =>
  [condition, ...remotes, hasPrevious ? 'with-previous' : 'first'].join('-').replaceAll(' ', '-');
