import type { Label, NewNote, Note } from './note';

/** The most that a notebook may hold; texts in characters. */
export const noteLimits = {
  notes: 2000,
  labels: 200,
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

/** @param text with the number of them: `The note has 21 labels` */
const tooMany = ({ length }: readonly unknown[], most: number, text: (all: string) => string) =>
  length > most && `${text(count(length))}. At most ${count(most)} are allowed.`;

const count = (value: number) => value.toLocaleString('en');

/** What is wrong with a note, as a sentence for its author; nothing if it may be saved. */
export function noteFault({ title, description, checklist, labels, image }: NewNote): string | undefined {
  const { length: place } = checklist.slice(0, checklist.findIndex(isItemTooLong) + 1);
  return firstOf(
    tooLong('The title', title, noteLimits.title),
    tooLong('The text', description, noteLimits.description),
    tooMany(checklist, noteLimits.checklist, (all) => `The note has ${all} checklist items`),
    place > 0 && `Checklist item ${place} is longer than ${noteLimits.checklistText} characters.`,
    tooMany(labels, noteLimits.noteLabels, (all) => `The note has ${all} labels`),
    image.length > noteLimits.image && 'The image is too large. At most 600 KB are allowed.',
  );
}

const isItemTooLong = ({ text }: Note['checklist'][number]) => text.length > noteLimits.checklistText;

/** What is wrong with the number of notes; nothing if one more may be created. */
export const roomFault = (notes: readonly Note[]): string | undefined =>
  notes.length < noteLimits.notes
    ? undefined
    : `There are ${count(noteLimits.notes)} notes, which is the limit. Delete one to create another.`;

interface Counted {
  readonly notes: readonly unknown[];
  readonly labels: readonly unknown[];
}

/** What is wrong with the size of a notebook after an import; nothing if it has room for everything. */
export const importFault = ({ notes, labels }: Counted): string | undefined =>
  firstOf(
    tooMany(notes, noteLimits.notes, (all) => `There would be ${all} notes`),
    tooMany(labels, noteLimits.labels, (all) => `There would be ${all} labels`),
  );

/** What is wrong with a list of labels, as a sentence; nothing if it may be saved. */
export function labelsFault(labels: readonly Label[]): string | undefined {
  const names = labels.map(({ name }) => name.trim());
  const sameAs = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();
  const double = names.find((name, place) => names.findIndex(sameAs(name)) < place);
  return firstOf(
    tooMany(labels, noteLimits.labels, (all) => `There are ${all} labels`),
    names.includes('') && 'A label needs a name.',
    names.some((name) => name.length > noteLimits.labelName) &&
      `The name of a label has at most ${noteLimits.labelName} characters.`,
    double !== undefined && `There is already a label “${double}”.`,
  );
}

const firstOf = (...faults: readonly (string | false)[]) =>
  faults.find((fault) => fault !== false) || undefined;
