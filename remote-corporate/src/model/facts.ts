/**
 * The entries of another package's fact that have every text asked for. Whatever else it holds is left out: a page
 * shows less rather than something wrong.
 *
 * @param fact  as `facts(name)` gave it; `undefined` if nobody offers it
 * @param names of the texts that an entry must have
 */
export function entriesOf<Name extends string>(
  fact: unknown,
  names: readonly Name[],
): readonly (Readonly<Record<Name, string>> & { readonly count?: unknown })[] {
  if (!Array.isArray(fact)) return [];
  return fact.filter((entry) => names.every((name) => typeof entry?.[name] === 'string'));
}
