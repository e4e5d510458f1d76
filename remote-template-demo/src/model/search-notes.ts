import type { Label, Note } from './note';
import { labelsOf } from './notes-view';

/** Letters without upper case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Folded texts of notes, which a search reads at each key. Of the labels, only names matter. */
const foldedTexts = new WeakMap<Note, string>();

function textOf({ title, description, checklist }: Note): string {
  return [title, description, ...checklist.map(({ text }) => text)].join('\n');
}

function foldedTextOf(note: Note): string {
  const known = foldedTexts.get(note);
  if (known !== undefined) return known;
  const text = folded(textOf(note));
  foldedTexts.set(note, text);
  return text;
}

/** Reads the texts of notes, so that the first search among them is quick. */
export const prepareSearch = (notes: readonly Note[]): void => notes.forEach(foldedTextOf);

interface Search {
  readonly notes: readonly Note[];
  readonly labels: readonly Label[];
  readonly search: string;
  readonly found: readonly Note[];
}

/** What is announced and what is shown is the same search. */
let last: Search | undefined;

/** The notes in whose title, text, checklist and label names all words of a search stand. An empty search finds all. */
export function searchNotes(
  notes: readonly Note[],
  labels: readonly Label[],
  search: string,
): readonly Note[] {
  if (last?.notes === notes && last.labels === labels && last.search === search) return last.found;
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return notes;
  const names = new Map(labels.map((label) => [label, folded(label.name)]));
  const found = notes.filter((note) => {
    const own = labelsOf(note, labels).map((label) => names.get(label) ?? '');
    const text = [foldedTextOf(note), ...own].join('\n');
    return words.every((word) => text.includes(word));
  });
  last = { notes, labels, search, found };
  return found;
}
