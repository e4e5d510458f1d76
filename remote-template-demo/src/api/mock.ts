import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import type { Notebook } from '../model/note';
import { importFault } from '../model/note-limits';
import { withFile } from '../model/notebook-file';
import { type BrowserStore, browserStore } from './browser-store';
import { labels } from './fixtures/labels';
import { notes } from './fixtures/notes';
import { newId } from './new-id';
import { notesService, notStored } from './notes-service';
import type { ChangeAnswer } from './port';

/** The notes of this browser, beside the calls of the service. */
export interface BrowserNotes extends Pick<BrowserStore, 'state'> {
  /** Adds the notes and labels of a file, all or none. @returns all notes and labels */
  readonly importNotebook: (file: Notebook) => Promise<ChangeAnswer<Notebook>>;
}

const answered = new WeakMap<AxiosInstance, BrowserNotes>();

/** Lets the instance answer the notes calls in this browser. All other requests go to the network. */
export function answerInBrowser(http: AxiosInstance): BrowserNotes {
  const before = answered.get(http);
  if (before) return before;
  const samples = { notes, labels };
  const store = browserStore(samples);
  const browserNotes: BrowserNotes = {
    state: store.state,
    importNotebook: async (file) => {
      const change = withFile(file, samples, newId);
      try {
        const fault = importFault(change(await store.read()));
        return fault
          ? { kind: 'refused', reason: fault }
          : { kind: 'saved', value: await store.change(change) };
      } catch (error) {
        return { kind: 'refused', reason: notStored(error) };
      }
    },
  };
  answered.set(http, browserNotes);
  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });
  const { reads, changes } = notesService(store);
  for (const [path, answer] of Object.entries(reads))
    adapter.onGet(path).reply(async () => [...(await answer(undefined))]);
  for (const [path, answer] of Object.entries(changes))
    adapter
      .onPost(path)
      .reply(async ({ data }: AxiosRequestConfig<string>) => [...(await answer(JSON.parse(data ?? 'null')))]);
  return browserNotes;
}
