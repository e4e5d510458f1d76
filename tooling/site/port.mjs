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
 * @param {number} port
 * @returns {Promise<void>} once nothing listens there
 * @throws an error that names the port, if something does
 */
export const demandFreePort = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 10} npm start`),
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
