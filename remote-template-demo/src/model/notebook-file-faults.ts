import * as v from 'valibot';
import { labelSchema, type Note, noteSchema } from './note';
import { imageTypeOf } from './note-image';
import { noteFault } from './note-limits';

const strictNote = v.strictObject(noteSchema.entries);
const strictLabel = v.strictObject(labelSchema.entries);

function schemaFault<Value>(schema: v.GenericSchema<unknown, Value>, item: unknown): string | undefined {
  const { issues: [issue] = [] } = v.safeParse(schema, item);
  if (!issue) return undefined;
  const path = v.getDotPath(issue) ?? '';
  if (issue.expected === 'never') return `“${path}” is an unknown key.`;
  if (issue.received === 'undefined') return `“${path}” is missing.`;
  return `${path && `“${path}”: `}expected ${issue.expected ?? 'another value'}, found ${issue.received}.`;
}

/** Ids are keys of objects: `constructor` is a key of every object. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text) && !(text in {});

const idFault = (ids: readonly string[]) =>
  ids.every(isId) ? undefined : '“id” must have 1 to 64 letters, digits and hyphens.';

/** Times are compared as texts, so all have one form. */
const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));

const dateFault = ({ time, reminder }: Note) =>
  [time, ...(reminder === null ? [] : [reminder])].every(isTime)
    ? undefined
    : '“time” or “reminder” is not a date like 2026-12-01T09:00:00.000Z.';

/** Only images that a note can have: an address would be requested when the note is shown. */
function isImage(image: string): boolean {
  const [, type, start = ''] =
    /^data:image\/(png|jpeg|webp|gif);base64,([A-Za-z0-9+/]{32})[A-Za-z0-9+/]*={0,2}$/.exec(image) ?? [];
  const bytes = Uint8Array.from(atob(start), (letter) => letter.charCodeAt(0));
  return type !== undefined && imageTypeOf(bytes)?.toLowerCase() === type;
}

const imageFault = ({ image }: Note) =>
  image === '' || isImage(image) ? undefined : '“image” is not a PNG, JPEG, WebP or GIF image.';

const checklistFault = ({ checklist }: Note) =>
  new Set(checklist.map(({ id }) => id)).size < checklist.length
    ? 'Two checklist items have the same “id”.'
    : idFault(checklist.map(({ id }) => id));

/** What is wrong with a note of a file, as a sentence; nothing if it is one that this demo could have written. */
export function fileNoteFault(item: unknown): string | undefined {
  const fault = schemaFault(strictNote, item);
  if (fault) return fault;
  const note = v.parse(strictNote, item);
  return idFault([note.id]) ?? dateFault(note) ?? noteFault(note) ?? checklistFault(note) ?? imageFault(note);
}

/** The same for a label. */
export function fileLabelFault(item: unknown): string | undefined {
  const fault = schemaFault(strictLabel, item);
  if (fault) return fault;
  const { id, handle } = v.parse(strictLabel, item);
  const isHandle = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(handle);
  return (
    idFault([id]) ??
    (isHandle ? undefined : '“handle” must have letters and digits, with hyphens between them.')
  );
}
