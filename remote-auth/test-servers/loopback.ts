import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  /** `localhost` and the port. */
  readonly host: string;
  /** Ends it, with all connections. */
  readonly stop: () => Promise<void>;
}

/** @param port 0: a free one */
export async function listenOnLoopback(server: Server, port = 0): Promise<LoopbackServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  const { port: used } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { host: `localhost:${used}`, stop };
}
