/** Stands before an S3 service and fails in every way that a network or a service does. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type StoreFault =
  /** The connection is closed; the service hears nothing. */
  | 'refused'
  /** No answer comes; the service hears nothing. */
  | 'hung'
  /** The service does what it was asked, and the connection is closed before its answer. */
  | 'lost'
  /** An answer of an S3 service, by code; with `isDone`, after it did what it was asked. */
  | { readonly status: number; readonly code: string; readonly isDone?: boolean };

/** Spoils a part of all requests. @param share 0.15 for 15 % */
export function randomFaults(share: number): (request: http.IncomingMessage) => StoreFault | undefined {
  const faults: readonly StoreFault[] = [
    'refused',
    'lost',
    'lost',
    { status: 500, code: 'InternalError', isDone: true },
    { status: 503, code: 'ServiceUnavailable' },
  ];
  const ofCreates: readonly StoreFault[] = [
    ...faults,
    { status: 409, code: 'ConditionalRequestConflict', isDone: true },
  ];
  return ({ headers }) => {
    const possible = headers['if-none-match'] ? ofCreates : faults;
    return Math.random() < share ? possible[Math.floor(Math.random() * possible.length)] : undefined;
  };
}

async function bodyOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Starts one on a free port. @param target port of the service; without one, every request needs a fault */
export async function startFaultyStoreProxy(target = 0) {
  let nextFault: (request: http.IncomingMessage) => StoreFault | undefined = () => undefined;
  const agent = new http.Agent({ keepAlive: true });

  async function passOn({ method, url, rawHeaders }: http.IncomingMessage, body: Buffer) {
    // The signature covers the header fields, the name of the host too.
    const options = { port: target, host: '127.0.0.1', method, path: url, headers: rawHeaders, agent };
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http
        .request({ ...options, setHost: false }, resolve)
        .on('error', reject)
        .end(body);
    });
    return { answer, bytes: await bodyOf(answer) };
  }

  const server = http.createServer((request, response) => {
    const run = async () => {
      const fault = nextFault(request);
      const body = await bodyOf(request);
      if (fault === 'hung') return;
      if (fault === 'refused') throw new Error(fault);
      if (typeof fault === 'object') {
        if (fault.isDone) await passOn(request, body);
        response.writeHead(fault.status, { 'content-type': 'application/xml' });
        return void response.end(`<Error><Code>${fault.code}</Code><Message>fault</Message></Error>`);
      }
      const { answer, bytes } = await passOn(request, body);
      if (fault === 'lost') throw new Error(fault);
      response.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
      response.end(bytes);
    };
    run().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    setFaults: (next: typeof nextFault): void => void (nextFault = next),
    close: async (): Promise<void> => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
