import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { browserStore } from './browser-store';
import { labels } from './fixtures/labels';
import { notes } from './fixtures/notes';
import { notesService } from './notes-service';
import {
  createNotePath,
  labelsPath,
  notesPath,
  removeNotePath,
  updateLabelsPath,
  updateNotePath,
} from './port';

const answered = new WeakSet<AxiosInstance>();

/** Lets the instance answer the notes calls in this browser. All other requests go to the network. */
export function answerInBrowser(http: AxiosInstance, store = browserStore({ notes, labels })): void {
  if (answered.has(http)) return;
  answered.add(http);
  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });
  const answer = notesService(store);
  for (const path of [notesPath, labelsPath])
    adapter.onGet(path).reply(async () => [...(await answer(path, undefined))]);
  for (const path of [createNotePath, updateNotePath, updateLabelsPath, removeNotePath])
    adapter
      .onPost(path)
      .reply(async ({ data }: AxiosRequestConfig<string>) => [
        ...(await answer(path, JSON.parse(data ?? 'null'))),
      ]);
}
