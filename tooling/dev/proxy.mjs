/** Stands before a released site: answers the files of one remote itself and puts that remote into what passes by. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { assetsBase, manifestAddress } from 'shared-types/protocol/addresses';
import { mediaTypeOf } from 'shared-types/schemas/media-type';
import { clientScript } from './client-files.mjs';
import { answerDevRequest } from './dev-endpoints.mjs';
import { isPageOf, openPage, rewritePage, withRemote } from './page-rewrite.mjs';

/** @typedef {import('./watch-remote.mjs').WatchedRemote} WatchedRemote */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ status: number, headers: Record<string, string>, body: Uint8Array | string }} Answer */

/** Node sets these again, or they do not fit the changed answer. */
const droppedHeaders = new Set([
  'content-encoding',
  'content-length',
  'content-security-policy',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
]);

/** @param {Request} request @param {string} origin @returns {Promise<Answer>} what the released site answers */
async function ask(request, origin) {
  const { accept = '*/*', cookie = '', 'content-type': type = '', authorization = '' } = request.headers;
  const headers = Object.entries({ accept, cookie, 'content-type': type, authorization });
  const body = await buffer(request);
  const response = await fetch(new URL(request.url ?? '/', origin), {
    method: request.method ?? 'GET',
    headers: headers.filter(([, value]) => value !== ''),
    body: body.length > 0 ? new Uint8Array(body) : null,
    redirect: 'manual',
  });
  const kept = [...response.headers].filter(([name]) => !droppedHeaders.has(name));
  const answered = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(kept), body: answered };
}

/** @param {WatchedRemote} remote @param {string} address @returns {Promise<Answer | undefined>} a file of the remote */
async function ownFile({ outputFolder, base }, address) {
  const isOwn = address.startsWith(base);
  if (!isOwn && !address.startsWith(assetsBase)) return undefined;
  const file = path.join(outputFolder, isOwn ? address.slice(base.length) : address);
  if (!file.startsWith(outputFolder)) return undefined;
  const body = await readFile(file).catch(() => undefined);
  return (
    body && { status: 200, headers: { 'content-type': mediaTypeOf(file), 'cache-control': 'no-store' }, body }
  );
}

/** @param {Answer} answer @param {WatchedRemote} remote @param {string} address @returns {Answer} */
function withOwnRemote(answer, remote, address) {
  const slice = remote.current();
  const text = () => Buffer.from(answer.body).toString();
  const headers = { ...answer.headers, 'cache-control': 'no-store' };
  if (address === manifestAddress) {
    if (!slice) return answer;
    return { ...answer, headers, body: JSON.stringify(withRemote(JSON.parse(text()), slice)) };
  }
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
  // Without a good build the released version stands there, and above it what is wrong.
  if (!slice) return { status: answer.status, headers, body: openPage(text()) };
  const status = isPageOf(slice, address) ? 200 : answer.status;
  return { status, headers, body: rewritePage(text(), slice, address) };
}

/** @param {WatchedRemote} remote @param {string} origin of the released site */
const answerer = (remote, origin) => async (/** @type {Request} */ request) => {
  const address = new URL(request.url ?? '/', origin).pathname;
  return (await ownFile(remote, address)) ?? withOwnRemote(await ask(request, origin), remote, address);
};

/** @param {string} origin @param {unknown} error @returns {Answer} */
function unreachable(origin, error) {
  const { cause = error } = /** @type {Error} */ (error);
  const body = `<!doctype html><html lang="en"><head>${clientScript}<meta charset="utf-8"><title>No released site</title></head>
<body><h1>The released site does not answer</h1><p>${origin} did not answer. Start it, then reload this page.</p></body></html>`;
  console.error(`${origin} did not answer: ${cause}`);
  return {
    status: 502,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}

/**
 * @param {{ remote: WatchedRemote, origin: string, board: import('./problem-board.mjs').ProblemBoard }} site
 * @param {number} port
 * @returns {Promise<void>} once it answers
 */
export function serveBefore({ remote, origin, board }, port) {
  const answer = answerer(remote, origin);
  const dev = { board, package: remote.folder, findMap: remote.findMap };
  /** @param {Request} request @param {Response} response */
  const respond = async (request, response) => {
    if (await answerDevRequest(request, response, dev)) return;
    const { status, headers, body } = await answer(request).catch((error) => unreachable(origin, error));
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve()));
}
