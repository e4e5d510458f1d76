/** What both dev servers answer to the part of them that runs in the page. */
import { text } from 'node:stream/consumers';
import { accounts } from 'shared-types/testing/accounts';
import { clientFile } from './client-files.mjs';
import { runningProblem } from './locate.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @param {Response} response @param {unknown} data */
const answerJson = (response, data) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data));

/**
 * @param {Request} request
 * @param {Response} response
 * @param {{ board: import('./problem-board.mjs').ProblemBoard, package: string, findMap: import('./locate.mjs').FindMap }} dev
 * @returns {Promise<boolean>} whether the request was one of these, and has been answered
 */
export async function answerDevRequest(request, response, { board, ...sources }) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const script = clientFile(pathname);
  if (script !== undefined) {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
  } else if (pathname === '/dev/events') board.listen(response);
  else if (pathname === '/dev/accounts') answerJson(response, accounts);
  else if (pathname === '/dev/locate' && request.method === 'POST') {
    const problem = runningProblem(JSON.parse(await text(request)), sources);
    console.error(
      `${problem.file ?? problem.package}:${problem.line ?? 0}:${problem.column ?? 0} ${problem.text}`,
    );
    answerJson(response, problem);
  } else return false;
  return true;
}
