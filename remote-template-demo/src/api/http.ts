import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { labelSchema, noteSchema } from '../model/note';
import { type Answer, type NotesApi, notesPaths } from './port';

/** Time limit of a call: the wait after which the host offers Retry. */
const timeoutMs = 10_000;

const notesSchema = v.array(noteSchema);
const labelsSchema = v.array(labelSchema);

export function createNotesApi(http: AxiosInstance): NotesApi {
  async function call<Value>(
    schema: v.GenericSchema<unknown, Value>,
    config: AxiosRequestConfig,
  ): Promise<Answer<Value>> {
    try {
      const { data } = await http.request<unknown>({ timeout: timeoutMs, ...config });
      const parsed = v.safeParse(schema, data);
      return parsed.success ? { kind: 'done', value: parsed.output } : failed(unexpected);
    } catch (error) {
      return failed(reasonOf(error));
    }
  }

  const get = <Value>(schema: v.GenericSchema<unknown, Value>, url: string, signal?: AbortSignal) =>
    call(schema, { url, ...(signal && { signal }) });
  const post = <Value>(schema: v.GenericSchema<unknown, Value>, url: string, data: unknown) =>
    call(schema, { method: 'post', url, data });

  return {
    readNotes: (signal) => get(notesSchema, notesPaths.notes, signal),
    readLabels: (signal) => get(labelsSchema, notesPaths.labels, signal),
    createNote: (note) => post(noteSchema, notesPaths.createNote, { note }),
    updateNote: (note) => post(noteSchema, notesPaths.updateNote, { note }),
    updateLabels: (labels) => post(labelsSchema, notesPaths.updateLabels, { labels }),
    removeNote: (noteId) => post(notesSchema, notesPaths.removeNote, { noteId }),
  };
}

const failed = (reason: string) => ({ kind: 'failed', reason }) as const;

const unexpected = 'The notes service sent an unexpected answer. Try again later.';
const unreachable = 'The notes service could not be reached. Check your connection, then try again.';

const answeredSchema = v.object({ response: v.object({ data: v.unknown() }) });
const refusedSchema = v.object({
  response: v.object({ data: v.object({ error: v.pipe(v.string(), v.nonEmpty()) }) }),
});

/** The service's own reason, if it has given one. */
function reasonOf(error: unknown): string {
  const refused = v.safeParse(refusedSchema, error);
  if (refused.success) return refused.output.response.data.error;
  return v.is(answeredSchema, error) ? unexpected : unreachable;
}
