/** One handler of the API alone, on a free port of this machine. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiAnswer, send } from '../serving/answer.js';

export interface ApiHandler {
  readonly answer: (request: IncomingMessage) => Promise<Parameters<typeof apiAnswer>[0]>;
}

export type ApiServer = Awaited<ReturnType<typeof serveApi>>;

export async function serveApi(handler: ApiHandler) {
  const server = createServer((request, response) => {
    void handler
      .answer(request)
      .then((answer) => send({ request, response, siteHeaders: {} }, apiAnswer(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, origin: `http://127.0.0.1:${port}`, close };
}
