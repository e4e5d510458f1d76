import type { AxiosInstance } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { labels } from './fixtures/labels';
import { notes } from './fixtures/notes';
import { labelsPath, notesPath } from './port';

const answered = new WeakSet<AxiosInstance>();

/** Lets the instance answer the notes calls from memory. All other requests go to the network. */
export function answerFromMemory(http: AxiosInstance) {
  if (answered.has(http)) return;
  answered.add(http);
  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });
  adapter.onGet(notesPath).reply(200, notes);
  adapter.onGet(labelsPath).reply(200, labels);
}
