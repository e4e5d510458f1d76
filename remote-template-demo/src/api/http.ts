import type { AxiosInstance } from 'axios';
import * as v from 'valibot';
import { labelSchema, noteSchema } from '../model/note';
import { type Answer, labelsPath, type NotesApi, notesPath } from './port';

/** As long as the host waits before it offers Retry. */
const timeoutMs = 10_000;

const hasResponse = (error: unknown) =>
  typeof error === 'object' && error !== null && 'response' in error && error.response !== undefined;

/** The notes service at the other end of the axios instance. */
export function createNotesApi(http: AxiosInstance): NotesApi {
  async function read<Value>(
    path: string,
    schema: v.GenericSchema<unknown, Value>,
    signal?: AbortSignal,
  ): Promise<Answer<Value>> {
    try {
      const { data } = await http.get<unknown>(path, { timeout: timeoutMs, ...(signal && { signal }) });
      const parsed = v.safeParse(schema, data);
      return parsed.success ? { kind: 'read', value: parsed.output } : { kind: 'unexpected' };
    } catch (error) {
      return { kind: hasResponse(error) ? 'unexpected' : 'unreachable' };
    }
  }

  return {
    readNotes: (signal) => read(notesPath, v.array(noteSchema), signal),
    readLabels: (signal) => read(labelsPath, v.array(labelSchema), signal),
  };
}
