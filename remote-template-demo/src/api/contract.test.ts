/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import axios, { type AxiosInstance } from 'axios';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { labels } from './fixtures/labels';
import { notes } from './fixtures/notes';
import { createNotesApi } from './http';
import { answerFromMemory } from './mock';
import { labelsPath, notesPath } from './port';

type Answers = Readonly<Record<string, unknown>>;

/** A real notes service, as small as can be. */
function startServer(answers: Answers) {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined;
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'Not found' }));
  };
  const server = createServer(handle);
  return new Promise<typeof server>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function axiosFor(server: { address: () => AddressInfo | string | null }): AxiosInstance {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return axios.create({ baseURL: `http://127.0.0.1:${port}`, adapter: 'http' });
}

const close = (server: Awaited<ReturnType<typeof startServer>>) =>
  new Promise((resolve) => server.close(resolve));

describe('the notes service', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ [notesPath]: notes, [labelsPath]: labels });
  });
  afterAll(() => close(server));

  const services = {
    'in memory': () => {
      const http = axios.create();
      answerFromMemory(http);
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
  });

  it('passes other requests of the same instance to the network', async () => {
    const http = axiosFor(server);
    answerFromMemory(http);
    await expect(http.get('/api/other')).rejects.toMatchObject({ response: { status: 404 } });
  });
});

describe('a notes service that fails', () => {
  async function readFrom(answers: Answers) {
    const server = await startServer(answers);
    const answer = await createNotesApi(axiosFor(server)).readNotes();
    await close(server);
    return answer;
  }

  it('is unexpected when it does not know the path', async () => {
    expect(await readFrom({})).toEqual({ kind: 'unexpected' });
  });

  it('is unexpected when a note has another shape', async () => {
    expect(await readFrom({ [notesPath]: [{ id: 1 }] })).toEqual({ kind: 'unexpected' });
  });

  it('is unreachable when nobody listens', async () => {
    const server = await startServer({});
    const http = axiosFor(server);
    await close(server);
    expect(await createNotesApi(http).readNotes()).toEqual({ kind: 'unreachable' });
  });
});
