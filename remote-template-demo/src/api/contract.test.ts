import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import axios, { type AxiosInstance } from 'axios';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NewNote, Note } from '../model/note';
import { labels } from './fixtures/labels';
import { notes } from './fixtures/notes';
import { createNotesApi } from './http';
import { answerInBrowser } from './mock';
import { memoryStore, type NotebookStore } from './notebook-store';
import { notesService, type ServiceCall } from './notes-service';
import { type NotesApi, notesPath } from './port';

type Calls = Readonly<Record<string, ServiceCall>>;

/** A real notes service, as small as can be. */
function startServer(reads: Calls, changes: Calls = {}) {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const calls = request.method === 'GET' ? reads : changes;
    const body: unknown = JSON.parse((await text(request)) || 'null');
    const [status, answer] = (await calls[request.url ?? '']?.(body)) ?? [404, 'Not found'];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
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

const startService = (store: NotebookStore) => {
  const { reads, changes } = notesService(store);
  return startServer(reads, changes);
};

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

/** What the service has now. */
async function notesOf(api: NotesApi): Promise<readonly Note[]> {
  const answer = await api.readNotes();
  return answer.kind === 'read' ? answer.value : [];
}

describe('the notes service', () => {
  let server: Server;
  beforeEach(async () => {
    server = await startService(memoryStore({ notes, labels }));
  });
  afterEach(() => close(server));

  const services = {
    'in the browser': () => {
      const http = axios.create();
      answerInBrowser(http);
      return createNotesApi(http);
    },
    'over the network': () => createNotesApi(axiosFor(server)),
  };

  describe.each(Object.entries(services))('%s', (_name, open) => {
    it('gives all notes, archived ones too', async () => {
      expect(await open().readNotes()).toEqual({ kind: 'read', value: notes });
    });

    it('gives the labels of the specification', async () => {
      const answer = await open().readLabels();
      const names = answer.kind === 'read' && answer.value.map(({ name }) => name);
      expect(names).toEqual(['Family', 'Work', 'Todos', 'Prior', 'Personal', 'Friends']);
    });

    it('creates a note with an id of its own and puts it in front', async () => {
      const api = open();
      const answer = await api.createNote(newNote);
      expect(answer).toEqual({ kind: 'saved', value: { ...newNote, id: expect.stringMatching(/./) } });
      const [first, ...others] = await notesOf(api);
      expect(first).toEqual(answer.kind === 'saved' && answer.value);
      expect(others).toEqual(notes);
    });

    it('updates a note in its place', async () => {
      const api = open();
      const [first, second, ...others] = notes;
      const changed = { ...second, title: 'Changed' } as Note;
      expect(await api.updateNote(changed)).toEqual({ kind: 'saved', value: changed });
      expect(await notesOf(api)).toEqual([first, changed, ...others]);
    });

    it('refuses to update a note that is gone', async () => {
      const api = open();
      expect(await api.updateNote({ ...newNote, id: 'gone' })).toEqual({
        kind: 'refused',
        reason: 'This note has been deleted.',
      });
      expect(await notesOf(api)).toEqual(notes);
    });

    it('removes a note and gives the others, also a second time', async () => {
      const api = open();
      const [first, ...others] = notes;
      const answer = { kind: 'saved', value: others };
      expect(await api.removeNote(first?.id ?? '')).toEqual(answer);
      expect(await api.removeNote(first?.id ?? '')).toEqual(answer);
    });

    it('replaces the labels', async () => {
      const api = open();
      const value = [{ id: 'label-trade', name: 'Trade', handle: 'trade' }, ...labels.slice(1)];
      expect(await api.updateLabels(value)).toEqual({ kind: 'saved', value });
      expect(await api.readLabels()).toEqual({ kind: 'read', value });
    });

    it('takes labels that are gone off the notes', async () => {
      const api = open();
      await api.updateLabels(labels.filter(({ name }) => name !== 'Work'));
      expect((await notesOf(api)).filter((note) => note.labels.includes('label-work'))).toEqual([]);
      expect(await notesOf(api)).toHaveLength(notes.length);
    });

    it('refuses what is over the limits, with the reason, and changes nothing', async () => {
      const api = open();
      const title = 'x'.repeat(201);
      const reason = 'The title has 201 characters. At most 200 are allowed.';
      expect(await api.createNote({ ...newNote, title })).toEqual({ kind: 'refused', reason });
      expect(await api.updateNote({ ...newNote, id: 'note-lining', title })).toEqual({
        kind: 'refused',
        reason,
      });
      expect(await api.updateLabels([...labels, ...labels.slice(0, 1)])).toEqual({
        kind: 'refused',
        reason: 'There is already a label “Family”.',
      });
      expect(await notesOf(api)).toEqual(notes);
    });
  });

  it('passes other requests of the same instance to the network', async () => {
    const http = axiosFor(server);
    answerInBrowser(http);
    await expect(http.get('/api/other')).rejects.toMatchObject({ response: { status: 404 } });
  });

  it('has one notebook for each instance', async () => {
    const http = axios.create();
    answerInBrowser(http);
    await createNotesApi(http).createNote(newNote);
    answerInBrowser(http);
    expect(await notesOf(createNotesApi(http))).toHaveLength(notes.length + 1);
  });

  it('adds the notes of a file, all or none', async () => {
    const http = axios.create();
    const { importNotebook } = answerInBrowser(http);
    const api = createNotesApi(http);
    const many = Array.from({ length: 2000 }, (_, place) => ({ ...newNote, id: String(place) }));
    await api.removeNote('gone');
    expect(await importNotebook({ notes: many, labels })).toEqual({
      kind: 'refused',
      reason: `There would be ${(2000 + notes.length).toLocaleString('en')} notes. At most 2,000 are allowed.`,
    });
    expect(await notesOf(api)).toEqual(notes);
    const added = { ...newNote, id: 'added' };
    expect(await importNotebook({ notes: [added], labels })).toMatchObject({ kind: 'saved' });
    expect(await notesOf(api)).toEqual([added, ...notes]);
  });

  it('says that changes do not last where there is no database', async () => {
    const http = axios.create();
    const { state } = answerInBrowser(http);
    await createNotesApi(http).readNotes();
    expect(state().kind).toBe('refused');
  });
});

describe('a notes service that fails', () => {
  async function callOf<Value>(server: Server, call: (api: NotesApi) => Promise<Value>): Promise<Value> {
    const answer = await call(createNotesApi(axiosFor(server)));
    await close(server);
    return answer;
  }
  const readFrom = async (reads: Calls) => callOf(await startServer(reads), (api) => api.readNotes());

  it('is unexpected when it does not know the path', async () => {
    expect(await readFrom({})).toEqual({ kind: 'unexpected' });
    expect(await callOf(await startServer({}), (api) => api.removeNote('a'))).toEqual({ kind: 'unexpected' });
  });

  it('is unexpected when a note has another shape', async () => {
    expect(await readFrom({ [notesPath]: () => Promise.resolve([200, [{ id: 1 }]]) })).toEqual({
      kind: 'unexpected',
    });
  });

  it('is unreachable when nobody listens', async () => {
    const server = await startServer({});
    const api = createNotesApi(axiosFor(server));
    await close(server);
    expect(await api.readNotes()).toEqual({ kind: 'unreachable' });
    expect(await api.createNote(newNote)).toEqual({ kind: 'unreachable' });
  });

  it.each([
    ['QuotaExceededError', /no room left for it/],
    ['VersionError', /a newer version of this site is open in another tab/],
    ['UnknownError', /this browser could not store it/],
  ])('says why nothing was saved: %s', async (name, reason) => {
    const change = () => Promise.reject(new DOMException('', name));
    const full = { ...memoryStore({ notes, labels }), change };
    expect(await callOf(await startService(full), (api) => api.createNote(newNote))).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(reason),
    });
  });

  it('says that the browser could not read what it stores', async () => {
    const read = () => Promise.reject(new DOMException('', 'UnknownError'));
    const damaged = { ...memoryStore({ notes, labels }), read };
    expect(await callOf(await startService(damaged), (api) => api.readNotes())).toEqual({
      kind: 'refused',
      reason: 'The notes could not be read from this browser’s storage. Try again.',
    });
  });

  it('refuses a body of another form', async () => {
    const server = await startService(memoryStore({ notes, labels }));
    const broken = { title: 7 } as unknown as NewNote;
    expect(await callOf(server, (api) => api.createNote(broken))).toEqual({
      kind: 'refused',
      reason: 'The request has an unexpected form.',
    });
  });
});
