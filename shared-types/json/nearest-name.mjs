import { distance } from 'fastest-levenshtein';

/** Longest text that is compared, in characters: a longer one is no typing error. */
const maxComparedLength = 80;

/** @type {typeof import('./nearest-name.mjs').nearestName} */
export function nearestName(text, names) {
  const asked = text.toLowerCase().slice(0, maxComparedLength);
  const [nearest] = names
    .map((name) => ({ name, letters: distance(name.toLowerCase(), asked) }))
    .sort((one, other) => one.letters - other.letters);
  return nearest && nearest.letters <= Math.max(2, nearest.name.length / 3) ? nearest.name : undefined;
}

/** @type {typeof import('./nearest-name.mjs').suggestion} */
export function suggestion(text, names) {
  const nearest = nearestName(text, names);
  return nearest === undefined ? `use one of: ${names.join(', ')}` : `did you mean "${nearest}"?`;
}
