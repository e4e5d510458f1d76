/** An entry of a fact: the texts asked for, and whatever else it holds, not looked at. */
export type FactEntry<Name extends string> = Readonly<Record<Name, string>> &
  Readonly<Record<string, unknown>>;

/**
 * The entries of another package's fact that have every text asked for. Others are left out: a page shows less rather
 * than something wrong.
 *
 * @param fact  as `facts(name)` gave it; `undefined` if nobody offers it
 * @param names of the texts that an entry must have
 */
export function entriesOf<Name extends string>(
  fact: unknown,
  names: readonly Name[],
): readonly FactEntry<Name>[] {
  const entries: readonly unknown[] = Array.isArray(fact) ? fact : [];
  return entries.filter((entry) => hasTexts(entry, names));
}

function hasTexts<Name extends string>(entry: unknown, names: readonly Name[]): entry is FactEntry<Name> {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields = entry as Readonly<Record<string, unknown>>;
  return names.every((name) => typeof fields[name] === 'string');
}
