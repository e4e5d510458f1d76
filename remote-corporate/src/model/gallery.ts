/** State of the gallery in the query: its filters, and the picture at full size. */
import type { pictures } from '#content/gallery.json';

/** One drawing of the gallery. */
export type Picture = (typeof pictures)[number];

/** The two ways to filter, in the order of the page, each with what can be chosen. */
export const galleryFilters = [
  {
    name: 'line',
    label: 'Line',
    choices: [
      { value: 'gloves', label: 'Gloves' },
      { value: 'garments', label: 'Garments' },
    ],
  },
  {
    name: 'view',
    label: 'View',
    choices: [
      { value: 'back', label: 'Back' },
      { value: 'palm', label: 'Palm' },
      { value: 'front', label: 'Front' },
      { value: 'close-up', label: 'Close-up' },
    ],
  },
] as const;

/** Value of each filter; `''` is all. */
export type GalleryChoice = Readonly<Record<(typeof galleryFilters)[number]['name'], string>>;

/** Reads the filters from a query. A value that cannot be chosen counts as none. */
export function choiceOf(search: string): GalleryChoice {
  const query = new URLSearchParams(search);
  const [line, view] = galleryFilters.map(({ name, choices }) => {
    const asked = query.get(name);
    return choices.find(({ value }) => value === asked)?.value ?? '';
  });
  return { line: line ?? '', view: view ?? '' };
}

/** The pictures that fit every filter, in their own order. */
export const picturesOf = (pictures: readonly Picture[], choice: GalleryChoice): readonly Picture[] =>
  pictures.filter(
    ({ line, view }) =>
      (choice.line === '' || choice.line === line) && (choice.view === '' || choice.view === view),
  );

/** The picture that a query asks for at full size; `undefined` if it names none of these. */
export const itemOf = (pictures: readonly Picture[], search: string): Picture | undefined => {
  const asked = new URLSearchParams(search).get('item');
  return pictures.find(({ id }) => id === asked);
};

/** The query after a change, `''` or with its `?`; the rest stays. @param change by name; `''` takes it out */
export function changedQuery(search: string, change: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Up to four pictures in a row, the one at the place among them. */
export function picturesAround(pictures: readonly Picture[], place: number): readonly Picture[] {
  const first = Math.max(0, Math.min(place - 1, pictures.length - 4));
  return pictures.slice(first, first + 4);
}
