import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { type BrowserStore, browserStore } from './browser-store';
import { labels } from './fixtures/labels';
import { notes } from './fixtures/notes';
import { notesService } from './notes-service';

const answered = new WeakMap<AxiosInstance, BrowserStore>();

/** Lets the instance answer the notes calls in this browser. All other requests go to the network. */
export function answerInBrowser(http: AxiosInstance): BrowserStore {
  const before = answered.get(http);
  if (before) return before;
  const store = browserStore({ notes, labels });
  answered.set(http, store);
  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });
  const { reads, changes } = notesService(store);
  for (const [path, answer] of Object.entries(reads))
    adapter.onGet(path).reply(async () => [...(await answer())]);
  for (const [path, answer] of Object.entries(changes))
    adapter
      .onPost(path)
      .reply(async ({ data }: AxiosRequestConfig<string>) => [...(await answer(JSON.parse(data ?? 'null')))]);
  return store;
}
