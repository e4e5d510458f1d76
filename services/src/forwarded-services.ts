import { request as startRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { OpenServices } from 'server/http/api-services';
import { refusal, type ApiAnswer } from 'server/http/path-handler';
import { messageOf } from 'release/model/thrown';
import { authPaths } from 'shared-types/protocol/auth';
import { postedKey } from 'shared-types/protocol/enquiry-limits';
import * as v from 'valibot';
import { enquiryPath } from './enquiries/enquiry-handler.js';
import { itemSchema } from './enquiries/enquiry-records.js';

/** Longest time that the other process may say nothing, in milliseconds: longer than it waits for its database. */
const silenceMs = 20_000;

/** Longest time that health waits for the other process, in milliseconds. */
const healthMs = 200;

const away = refusal(503, 'The server cannot store anything at the moment. Try again in a minute.', {
  'retry-after': '60',
});

const passedHeaders = ['allow', 'location', 'retry-after', 'vary'];

const headersOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(passedHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));

/** Asks the other process the same, for the same visitor. */
async function pass(request: IncomingMessage, { hostname, port }: URL): Promise<ApiAnswer> {
  const { method, url, socket } = request;
  const { 'accept-encoding': _, 'x-forwarded-for': before, ...headers } = request.headers;
  const network = [before, socket.remoteAddress].filter(Boolean).join(', ');
  const sent = startRequest({
    ...{ hostname, port, method, path: url, timeout: silenceMs },
    headers: { ...headers, 'x-forwarded-for': network },
  });
  sent.once('timeout', () => sent.destroy(new Error('no answer')));
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  const [answer] = await Promise.all([response, pipeline(request, sent)]);
  return { status: answer.statusCode ?? 502, body: await json(answer), headers: headersOf(answer.headers) };
}

/** Answer to a form that a browser has posted by itself. */
const postedSchema = v.object({
  form: v.string(),
  fields: v.record(v.string(), v.string()),
  items: v.array(itemSchema),
  status: v.number(),
  answer: v.unknown(),
});

const part = v.exactOptional(v.unknown());

/** Parts of the health of the other process that are about its services. */
const healthSchema = v.object({ enquiries: part, accounts: part });

async function healthOf(api: URL): Promise<v.InferOutput<typeof healthSchema>> {
  const response = await fetch(new URL('/release/health', api), { signal: AbortSignal.timeout(healthMs) });
  return v.parse(healthSchema, await response.json());
}

/** Passes calls on to a process of its own: another `serve`, which trusts this one as a proxy. */
export const forwardedServices =
  (api: URL): OpenServices =>
  ({ keepAnswer, log }) => {
    const answerTo = async (request: IncomingMessage): Promise<ApiAnswer> => {
      const answer = await pass(request, api);
      const posted = v.safeParse(postedSchema, answer.body);
      if (!posted.success) return answer;
      // This server draws the page with the answer.
      const name = keepAnswer(posted.output);
      const to = new URL(answer.headers?.['location'] ?? '/', api);
      to.searchParams.set(postedKey, name);
      return { status: answer.status, body: {}, headers: { location: to.href.slice(to.origin.length) } };
    };
    const answer = (request: IncomingMessage) =>
      answerTo(request).catch((error: unknown) => {
        log(`${api.origin} has not answered: ${messageOf(error)}`, 'error');
        return away;
      });
    return {
      handlers: [enquiryPath, authPaths.signIn].map((prefix) => ({ prefix, answer })),
      health: () =>
        healthOf(api).catch((error: unknown) => ({
          api: { state: 'attention', problem: `${api.origin} does not answer: ${messageOf(error)}` },
        })),
      close: async () => {},
    };
  };
