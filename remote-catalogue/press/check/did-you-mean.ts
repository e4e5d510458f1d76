import { nearestName } from 'shared-types/json/nearest-name';

/** The end of a message that offers the nearest name: ` Did you mean “Colours”?`; empty where none is near. */
export function didYouMean(text: string, names: readonly string[]): string {
  const name = nearestName(text, names);
  return name === undefined ? '' : ` Did you mean “${name}”?`;
}
