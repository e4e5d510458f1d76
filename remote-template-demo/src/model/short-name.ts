import type { Note } from './note';

/** Longer titles are cut, in characters. */
const maxLength = 60;

/** What a message calls a note. */
export function shortNameOf({ title, description }: Pick<Note, 'title' | 'description'>): string {
  const text = title || description || 'Note without a title';
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
