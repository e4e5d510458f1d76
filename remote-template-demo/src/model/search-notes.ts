import { type Label, labelsOf, type Note } from './note';

/** Letters without upper case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The notes in whose title, text, checklist and label names all words of a search stand. An empty search finds all. */
export function searchNotes(
  notes: readonly Note[],
  labels: readonly Label[],
  search: string,
): readonly Note[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return notes;
  return notes.filter((note) => {
    const parts = [
      note.title,
      note.description,
      ...note.checklist.map(({ text }) => text),
      ...labelsOf(note, labels).map(({ name }) => name),
    ];
    const text = folded(parts.join('\n'));
    return words.every((word) => text.includes(word));
  });
}
