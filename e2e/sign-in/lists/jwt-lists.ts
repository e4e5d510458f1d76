/** The JWT API of the site's own server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from 'shared-types';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { createHttpService } from 'host/src/services/http';
import { createOwnRequests, type RequestGate } from 'host/src/services/session/own-requests';
import { serveAccounts } from 'release/src/testing/account-server.js';
import { createProvider } from 'remote-auth/src/providers/jwt/jwt-provider';
import type { ListProvider } from './list-provider';

const password = 'gloves for nine hands';

/** A browser, with the host's part: it keeps the token, and signs requests to the API with it. */
async function openBrowser(baseUrl: string) {
  // A body with GET, as the specification has it, is what browsers leave out and Node refuses.
  const api = { auth: { mode: 'http', baseUrl, signInMethod: 'post' } } as const;
  const site: Site = { ...fakeSite, api };
  const gate: RequestGate = {};
  const requests = createOwnRequests({ gate, api, onRefused: () => {} });
  const http = await createHttpService(site, gate)('auth');
  // A page of another origin, which this document is, gets no answer by the browser's own way.
  http.defaults.adapter = 'fetch';
  const provider = await createProvider({
    http: () => Promise.resolve(http),
    site,
    storage: fakeStorage([]),
    renewed: ({ accessToken }) => requests.renew(accessToken),
  });
  return { provider, requests };
}

export async function startJwt(): Promise<ListProvider> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lists-'));
  const server = await serveAccounts(path.join(folder, 'accounts.sqlite'));
  let people = 0;
  const email = () => `person-${people}@test.example`;
  return {
    startAnew: async () => {
      people += 1;
      // With nothing counted of the people before.
      await server.restart();
      const { provider } = await openBrowser(server.origin());
      await provider.register?.({ displayName: 'Ada', email: email(), password });
    },
    signIn: async () => {
      const { provider, requests } = await openBrowser(server.origin());
      const result = await provider.signIn?.({ email: email(), password });
      if (result?.kind !== 'accepted') throw new Error(JSON.stringify(result));
      requests.begin(result.signIn.accessToken);
      return result.signIn;
    },
    stop: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
