/** Work that one process at a time does in this checkout. Imports Node's own modules only. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

/** @param {string} folder @returns {string} address of a socket; Linux and Windows free it when its process has ended */
function addressOf(folder) {
  const name = `checkout-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), name);
}

/** @param {string} address @returns {Promise<net.Server | undefined>} what listens there now, if nothing did before */
const listen = (address) =>
  new Promise((resolve, reject) => {
    const server = net.createServer().unref();
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });

/** @param {string} address @returns {Promise<void>} resolves when what listens there lets go, or has ended */
const untilFree = (address) =>
  new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('error', () => {
      // Other systems keep the file of a process that was killed.
      if (path.isAbsolute(address)) rmSync(address, { force: true });
    });
    socket.once('close', () => resolve());
  });

/**
 * @param {string} folder
 * @param {() => void} onWait  called if another process has it
 * @returns {Promise<() => void>} once it is ours; lets go of it
 */
export async function takeLock(folder, onWait) {
  const address = addressOf(folder);
  for (let count = 0; ; count += 1) {
    const server = await listen(address);
    if (server) {
      /** @type {Set<net.Socket>} */
      const waiting = new Set();
      server.on('connection', (socket) => waiting.add(socket.unref().on('error', () => {})));
      return () => {
        server.close();
        for (const socket of waiting) socket.destroy();
      };
    }
    if (count === 0) onWait();
    await untilFree(address);
  }
}

const sayWaiting = () =>
  console.log('Another command is installing or building in this checkout. Waiting until it is done …');

/** Number of nested calls of `inTurn`: the inner ones do not wait. */
let depth = 0;

/**
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>} of the work, which began when no other process was preparing this checkout
 */
export async function inTurn(work) {
  const release = depth > 0 ? () => {} : await takeLock(root, sayWaiting);
  depth += 1;
  try {
    return await work();
  } finally {
    depth -= 1;
    release();
  }
}
