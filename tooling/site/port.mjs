/** Where a server of this repository listens. */
import { createServer } from 'node:net';

/**
 * @param {number} usual
 * @returns {number} PORT, or the usual one
 * @throws an error if PORT is no port
 */
export function chosenPort(usual) {
  const text = process.env.PORT;
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is '${text}'. It must be a number from 1 to 65535.`);
}

/**
 * Other machines reach a server only where HOST says so: `0.0.0.0` for every network.
 *
 * @returns {string} HOST, or the loopback address
 */
export const chosenHost = () => process.env.HOST || '127.0.0.1';

const problems = /** @type {Readonly<Record<string, string>>} */ ({
  EADDRNOTAVAIL: 'is not an address of this machine',
  ENOTFOUND: 'is not a known name or address',
});

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<void>} once nothing listens there
 * @throws an error that names the port if something does, or the host if it cannot be listened on
 */
export const demandFreePort = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code = '' }) => {
      const problem = problems[code];
      const text = problem
        ? `HOST is '${host}', which ${problem}. Use 127.0.0.1 for this machine only, 0.0.0.0 for every network.`
        : `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 10} npm start`;
      reject(new Error(text));
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
