import type { AxiosInstance } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { browserStore } from './browser-store';
import { labels } from './fixtures/labels';
import { notes } from './fixtures/notes';
import { notesService } from './notes-service';

const answered = new WeakSet<AxiosInstance>();

/** Lets the instance answer the notes calls in this browser. All other requests go to the network. */
export function answerInBrowser(http: AxiosInstance, store = browserStore({ notes, labels })): void {
  if (answered.has(http)) return;
  answered.add(http);
  const answer = notesService(store);
  new MockAdapter(http, { onNoMatch: 'passthrough' })
    .onAny(/^\/api\/notes-app\//)
    .reply(async ({ url = '', data }) => [...(await answer(url, JSON.parse(String(data ?? 'null'))))]);
}
