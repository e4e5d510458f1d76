import { osaDistance } from '../../src/model/osa-distance';

/** Characters that are compared; a longer text is no slip of the pen, and would take long. */
const longestCompared = 80;

/** The name that comes nearest to a text, whatever its case; `undefined` where none is near. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const asked = text.toLowerCase().slice(0, longestCompared);
  const [nearest] = names
    .map((name) => ({ name, distance: osaDistance(name.toLowerCase(), asked, Infinity) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(2, nearest.name.length / 3) ? nearest.name : undefined;
}

/** The end of a message that offers the nearest name: ` Did you mean “Colours”?`; empty where none is near. */
export function didYouMean(text: string, names: readonly string[]): string {
  const name = nearestName(text, names);
  return name === undefined ? '' : ` Did you mean “${name}”?`;
}
