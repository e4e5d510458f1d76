import { distance } from 'fastest-levenshtein';

/** Longest text that is compared, in characters: a longer one is not a typing error. */
const maxComparedLength = 80;

/** The known name most like a text, whatever its case; `undefined` if more than a third of the letters differ. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const asked = text.toLowerCase().slice(0, maxComparedLength);
  const [nearest] = names
    .map((name) => ({ name, letters: distance(name.toLowerCase(), asked) }))
    .sort((one, other) => one.letters - other.letters);
  return nearest && nearest.letters <= Math.max(2, nearest.name.length / 3) ? nearest.name : undefined;
}

/** Advice about a name that is not known: `did you mean "heading"?`, or all known names where none is alike. */
export function suggestion(text: string, names: readonly string[]) {
  const nearest = nearestName(text, names);
  return nearest === undefined ? `use one of: ${names.join(', ')}` : `did you mean "${nearest}"?`;
}
