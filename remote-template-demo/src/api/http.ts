import type { AxiosInstance } from 'axios';
import * as v from 'valibot';
import { labelSchema, noteSchema } from '../model/note';
import {
  type Answer,
  type ChangeAnswer,
  createNotePath,
  type Failure,
  labelsPath,
  type NotesApi,
  notesPath,
  removeNotePath,
  updateLabelsPath,
  updateNotePath,
} from './port';

/** As long as the host waits before it offers Retry. */
const timeoutMs = 10_000;

type Schema<Value> = v.GenericSchema<unknown, Value>;

const notesSchema = v.array(noteSchema);
const labelsSchema = v.array(labelSchema);

/** The notes service at the other end of the axios instance. */
export function createNotesApi(http: AxiosInstance): NotesApi {
  async function read<Value>(
    path: string,
    schema: Schema<Value>,
    signal?: AbortSignal,
  ): Promise<Answer<Value>> {
    try {
      const { data } = await http.get<unknown>(path, { timeout: timeoutMs, ...(signal && { signal }) });
      const parsed = v.safeParse(schema, data);
      return parsed.success ? { kind: 'read', value: parsed.output } : { kind: 'unexpected' };
    } catch (error) {
      return failureOf(bodyOf(error));
    }
  }

  async function change<Value>(
    path: string,
    body: unknown,
    schema: Schema<Value>,
  ): Promise<ChangeAnswer<Value>> {
    try {
      const { data } = await http.post<unknown>(path, body, { timeout: timeoutMs });
      const parsed = v.safeParse(schema, data);
      return parsed.success ? { kind: 'saved', value: parsed.output } : { kind: 'unexpected' };
    } catch (error) {
      return failureOf(bodyOf(error));
    }
  }

  return {
    readNotes: (signal) => read(notesPath, notesSchema, signal),
    readLabels: (signal) => read(labelsPath, labelsSchema, signal),
    createNote: (note) => change(createNotePath, { note }, noteSchema),
    updateNote: (note) => change(updateNotePath, { note }, noteSchema),
    updateLabels: (labels) => change(updateLabelsPath, { labels }, labelsSchema),
    removeNote: (noteId) => change(removeNotePath, { noteId }, notesSchema),
  };
}

const errorSchema = v.object({
  response: v.object({ data: v.optional(v.unknown(), null) }),
});

/** Body of the answer that the error reports; nothing if there was no answer. */
function bodyOf(error: unknown): unknown {
  const parsed = v.safeParse(errorSchema, error);
  return parsed.success ? parsed.output.response.data : undefined;
}

const refusalSchema = v.object({ error: v.pipe(v.string(), v.nonEmpty()) });

function failureOf(body: unknown): Failure {
  if (body === undefined) return { kind: 'unreachable' };
  const refusal = v.safeParse(refusalSchema, body);
  return refusal.success ? { kind: 'refused', reason: refusal.output.error } : { kind: 'unexpected' };
}
