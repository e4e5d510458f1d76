import type { Label, NewNote, Note } from './note';

/** The most that a notebook may hold; texts in characters. */
export const noteLimits = {
  notes: 2000,
  title: 200,
  description: 20_000,
  checklist: 200,
  checklistText: 500,
  noteLabels: 20,
  /** Of the data URL of an image, about 600 KB. */
  image: 820_000,
  labelName: 40,
} as const;

const tooLong = (what: string, { length }: string, most: number) =>
  length > most && `${what} has ${count(length)} characters. At most ${count(most)} are allowed.`;

const tooMany = (what: string, { length }: readonly unknown[], most: number) =>
  length > most && `The note has ${count(length)} ${what}. At most ${count(most)} are allowed.`;

const count = (value: number) => value.toLocaleString('en');

/** What is wrong with a note, as a sentence for its author; nothing if it may be saved. */
export function noteFault({ title, description, checklist, labels, image }: NewNote): string | undefined {
  const { length: place } = checklist.slice(0, checklist.findIndex(isItemTooLong) + 1);
  return firstOf(
    tooLong('The title', title, noteLimits.title),
    tooLong('The text', description, noteLimits.description),
    tooMany('checklist items', checklist, noteLimits.checklist),
    place > 0 && `Checklist item ${place} is longer than ${noteLimits.checklistText} characters.`,
    tooMany('labels', labels, noteLimits.noteLabels),
    image.length > noteLimits.image && 'The image is too large. At most 600 KB are allowed.',
  );
}

const isItemTooLong = ({ text }: Note['checklist'][number]) => text.length > noteLimits.checklistText;

/** What is wrong with the number of notes; nothing if one more may be created. */
export const roomFault = (notes: readonly Note[]): string | undefined =>
  notes.length < noteLimits.notes
    ? undefined
    : `There are ${count(noteLimits.notes)} notes, which is the limit. Delete one to create another.`;

/** What is wrong with a list of labels, as a sentence; nothing if it may be saved. */
export function labelsFault(labels: readonly Label[]): string | undefined {
  const names = labels.map(({ name }) => name.trim());
  const sameAs = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();
  const double = names.find((name, place) => names.findIndex(sameAs(name)) < place);
  return firstOf(
    names.includes('') && 'A label needs a name.',
    names.some((name) => name.length > noteLimits.labelName) &&
      `The name of a label has at most ${noteLimits.labelName} characters.`,
    double !== undefined && `There is already a label “${double}”.`,
  );
}

const firstOf = (...faults: readonly (string | false)[]) =>
  faults.find((fault) => fault !== false) || undefined;
