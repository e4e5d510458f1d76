/** Records everything that a browser sends during a session, and looks in it for passwords and tokens. */
import { expect, type BrowserContext, type Page, type Request, type Response } from '@playwright/test';

/** Members of answers that are tokens, as each of the providers names them. */
const tokenName = /^(access|id|refresh)_?token$/i;

/** The manifest has a word under `access_token`: where it is stored. */
const minTokenLength = 20;

interface SentMessage {
  readonly url: string;
  /** Headers and body. */
  readonly text: string;
}

export interface ExpectedRecord {
  readonly passwords: readonly string[];
  /** Least number of tokens in the answers. */
  readonly tokens: number;
  /** Beginnings of the addresses that may get passwords and tokens. */
  readonly keepers: readonly string[];
  /** The only origins that were asked for anything. */
  readonly origins: readonly string[];
  readonly logs: readonly string[];
}

export interface SessionRecord {
  /** Passwords and tokens were sent to their keepers alone, and stand in no address, no console and no log. */
  readonly expectSecret: (expected: ExpectedRecord) => Promise<void>;
}

/** Texts by which a secret could be written. */
const spellingsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ secret }).toString().slice('secret='.length),
];

/** Tokens in an answer, at any depth. */
function tokensIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]: readonly [string, unknown]) =>
    typeof value === 'string' && value.length >= minTokenLength && tokenName.test(name)
      ? [value]
      : tokensIn(value),
  );
}

const originOf = (url: string) => new URL(url).origin;

/** Records from now on, for all pages of the context. */
export function recordSession(context: BrowserContext): SessionRecord {
  const addresses: string[] = [];
  const sent: SentMessage[] = [];
  const said: string[] = [];
  const tokens = new Set<string>();
  const reading: Promise<void>[] = [];

  async function noteRequest(request: Request) {
    const url = request.url();
    addresses.push(url);
    const headers = await request.allHeaders().catch(() => request.headers());
    sent.push({ url, text: `${JSON.stringify(headers)}\n${request.postData() ?? ''}` });
  }

  async function noteTokens(response: Response) {
    if (!response.headers()['content-type']?.includes('json')) return;
    for (const token of tokensIn(await response.json().catch(() => undefined))) tokens.add(token);
  }

  function watchSockets(page: Page) {
    page.on('websocket', (socket) => {
      addresses.push(socket.url());
      socket.on('framesent', ({ payload }) => sent.push({ url: socket.url(), text: String(payload) }));
    });
  }

  context.on('request', (request) => reading.push(noteRequest(request)));
  context.on('response', (response) => reading.push(noteTokens(response)));
  context.on('console', (message) => said.push(message.text()));
  context.on('weberror', (failure) => said.push(failure.error().message));
  for (const page of context.pages()) watchSockets(page);
  context.on('page', watchSockets);

  return {
    expectSecret: async ({ passwords, tokens: count, keepers, origins, logs }) => {
      await Promise.all(reading);
      expect(tokens.size).toBeGreaterThanOrEqual(count);
      const spellings = [...tokens, ...passwords].flatMap(spellingsOf);
      const isTold = (text: string) => spellings.some((spelling) => text.includes(spelling));
      const carriers = sent.filter(({ text }) => isTold(text));
      const strangers = carriers.filter(({ url }) => !keepers.some((keeper) => url.startsWith(keeper)));
      expect([...new Set(strangers.map(({ url }) => url))]).toEqual([]);
      expect(carriers.length).toBeGreaterThanOrEqual(count);
      for (const texts of [addresses, said, logs]) expect(texts.filter(isTold)).toEqual([]);
      const asked = addresses.filter((address) => /^(https?|wss?):/.test(address)).map(originOf);
      expect(asked.filter((origin) => !origins.includes(origin))).toEqual([]);
    },
  };
}
