/** Pictures of the gallery. */
import type { pictures } from '#content/gallery.json';

/** One drawing of the gallery. */
export type Picture = (typeof pictures)[number];

/** The picture that a query asks for at full size; `undefined` if it names none of these. */
export const itemOf = (pictures: readonly Picture[], search: string): Picture | undefined => {
  const asked = new URLSearchParams(search).get('item');
  return pictures.find(({ id }) => id === asked);
};

/** Up to four pictures in a row, the one at the place among them. */
export function picturesAround(pictures: readonly Picture[], place: number): readonly Picture[] {
  const first = Math.max(0, Math.min(place - 1, pictures.length - 4));
  return pictures.slice(first, first + 4);
}
