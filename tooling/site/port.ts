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

/** @returns the code of the error that listening there gives */
const listenError = (port: number, host?: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });

const listenProblem = (code: string, port: number, host: string = chosenHost()) =>
  code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or choose another with the variable PORT.`
    : `Port ${port} of ${host} cannot be listened on (${code}). Choose others with the variables PORT and HOST.`;

/** @throws naming the port if something listens there, or a host that is none */
export async function demandFreePort(port: number, host?: string): Promise<void> {
  const code = await listenError(port, host);
  if (code !== undefined) throw new Error(listenProblem(code, port, host));
}
