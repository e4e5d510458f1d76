/** Address at which a server of this repository listens. */
import { createServer } from 'node:net';

/** @returns PORT, or the usual one. @throws an error if PORT is not a port */
export function chosenPort(usual: number): number {
  const text = process.env.PORT;
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is '${text}'. It must be a number from 1 to 65535.`);
}

/** HOST, or the loopback address: others reach a server only where HOST says so, `0.0.0.0` for every network. */
export const chosenHost = (): string => process.env.HOST || '127.0.0.1';

/** @throws naming the port if something listens there, or a host that is none */
export const demandFreePort = (port: number, host?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
      const problem =
        code === 'EADDRINUSE' ? 'is taken: stop what uses it, or' : `cannot be listened on (${code}):`;
      reject(new Error(`Port ${port} ${problem} choose others with the variables PORT and HOST.`));
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
