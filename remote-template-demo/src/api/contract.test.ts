import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import axios, { type AxiosInstance } from 'axios';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NewNote, Note } from '../model/note';
import { memoryStore } from '../testing/memory-store';
import { labels } from './fixtures/labels';
import { notes } from './fixtures/notes';
import { createNotesApi } from './http';
import { answerInBrowser } from './mock';
import { notesService } from './notes-service';
import type { NotesApi } from './port';

/** A real notes service, as small as can be. */
function startServer(answer: ReturnType<typeof notesService>) {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const [status, body] = await answer(request.url ?? '', JSON.parse((await text(request)) || 'null'));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  return new Promise<typeof server>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

type Server = Awaited<ReturnType<typeof startServer>>;

function axiosFor(server: { address: () => AddressInfo | string | null }): AxiosInstance {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return axios.create({ baseURL: `http://127.0.0.1:${port}`, adapter: 'http' });
}

const close = (server: Server) => new Promise((resolve) => server.close(resolve));

const newNote: NewNote = {
  title: 'Fair',
  description: '<img onerror=alert(1)>',
  archive: false,
  image: '',
  time: '2026-11-20T09:00:00.000Z',
  reminder: null,
  checklist: [{ id: 'a', checked: false, text: 'Book a room' }],
  labels: ['label-work'],
};

async function notesOf(api: NotesApi): Promise<readonly Note[]> {
  const answer = await api.readNotes();
  return answer.kind === 'done' ? answer.value : [];
}

describe('the notes service', () => {
  let server: Server;
  beforeEach(async () => {
    server = await startServer(notesService(memoryStore()));
  });
  afterEach(() => close(server));

  const services = {
    'in the browser': () => {
      const http = axios.create();
      answerInBrowser(http, memoryStore());
      return createNotesApi(http);
    },
    'over the network': () => createNotesApi(axiosFor(server)),
  };

  describe.each(Object.entries(services))('%s', (_name, open) => {
    it('gives all notes, archived ones too', async () => {
      expect(await open().readNotes()).toEqual({ kind: 'done', value: notes });
    });

    it('gives the labels of the specification', async () => {
      const answer = await open().readLabels();
      const names = answer.kind === 'done' && answer.value.map(({ name }) => name);
      expect(names).toEqual(['Family', 'Work', 'Todos', 'Prior', 'Personal', 'Friends']);
    });

    it('creates a note with an id of its own and puts it in front', async () => {
      const api = open();
      const answer = await api.createNote(newNote);
      expect(answer).toEqual({ kind: 'done', value: { ...newNote, id: expect.stringMatching(/./) } });
      const [first, ...others] = await notesOf(api);
      expect(first).toEqual(answer.kind === 'done' && answer.value);
      expect(others).toEqual(notes);
    });

    it('updates a note in its place', async () => {
      const api = open();
      const [first, second, ...others] = notes;
      const changed = { ...second, title: 'Changed' } as Note;
      expect(await api.updateNote(changed)).toEqual({ kind: 'done', value: changed });
      expect(await notesOf(api)).toEqual([first, changed, ...others]);
    });

    it('refuses to update a note that is gone', async () => {
      const api = open();
      expect(await api.updateNote({ ...newNote, id: 'gone' })).toEqual({
        kind: 'failed',
        reason: 'This note has been deleted.',
      });
      expect(await notesOf(api)).toEqual(notes);
    });

    it('removes a note and gives the others, also a second time', async () => {
      const api = open();
      const [first, ...others] = notes;
      const answer = { kind: 'done', value: others };
      expect(await api.removeNote(first?.id ?? '')).toEqual(answer);
      expect(await api.removeNote(first?.id ?? '')).toEqual(answer);
    });

    it('replaces the labels', async () => {
      const api = open();
      const value = [{ id: 'label-trade', name: 'Trade', handle: 'trade' }, ...labels.slice(1)];
      expect(await api.updateLabels(value)).toEqual({ kind: 'done', value });
      expect(await api.readLabels()).toEqual({ kind: 'done', value });
    });
  });

  it('passes other requests of the same instance to the network', async () => {
    const http = axiosFor(server);
    answerInBrowser(http);
    await expect(http.get('/api/other')).rejects.toMatchObject({ response: { status: 404 } });
  });

  it('is answered once for each instance', async () => {
    const http = axios.create();
    answerInBrowser(http, memoryStore());
    await createNotesApi(http).createNote(newNote);
    answerInBrowser(http, memoryStore());
    expect(await notesOf(createNotesApi(http))).toHaveLength(notes.length + 1);
  });

  it('says that there is no database, and creates nothing', async () => {
    const http = axios.create();
    answerInBrowser(http);
    const failed = { kind: 'failed', reason: expect.stringMatching(/cannot read or store notes/) };
    expect(await createNotesApi(http).readNotes()).toEqual(failed);
    expect(await createNotesApi(http).createNote(newNote)).toEqual(failed);
  });
});

describe('a notes service that fails', () => {
  const failsWith = async (answer: ReturnType<typeof notesService>) => {
    const server = await startServer(answer);
    const result = await createNotesApi(axiosFor(server)).createNote(newNote);
    await close(server);
    return result.kind === 'failed' ? result.reason : undefined;
  };
  const refusing = (error: Error) => ({ ...memoryStore(), change: () => Promise.reject(error) });

  it.each([
    [404, 'Not found', /unexpected answer/],
    [200, { id: 1 }, /unexpected answer/],
    [422, { error: 'No room.' }, /^No room\.$/],
  ])('with %i %j says so', async (status, body, reason) => {
    expect(await failsWith(() => Promise.resolve([status, body]))).toMatch(reason);
  });

  it('is told when nobody listens', async () => {
    const server = await startServer(notesService(memoryStore()));
    const api = createNotesApi(axiosFor(server));
    await close(server);
    expect(await api.readNotes()).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(/could not be reached/),
    });
  });

  it.each([
    [new DOMException('', 'QuotaExceededError'), /no room left for it/],
    [new DOMException('', 'UnknownError'), /cannot read or store notes/],
  ])('says why nothing was stored: %s', async (error, reason) => {
    expect(await failsWith(notesService(refusing(error)))).toMatch(reason);
  });
});
