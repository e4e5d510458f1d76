/** How long a server needs for different searches, one after the other, and for plain pages while many of them arrive. */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../model/statistics.js';

const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });

/** @returns milliseconds until the whole answer has come; `NaN` if there is none, or it is no page */
const timeOf = (address: string) =>
  new Promise<number>((resolve) => {
    const startMs = performance.now();
    const request = http.get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode === 200 ? performance.now() - startMs : NaN));
    });
    request.on('error', () => resolve(NaN));
  });

const words =
  'cut leather winter nitrile welding grip vest coverall black navy apron goatskin waterproof'.split(' ');

/** Addresses that differ: searches, a filtered category, a table, a text in the path. */
function searchAt(place: number): string {
  const word = (step: number) => words[step % words.length];
  const text = `${word(place)}%20${word(place * 5 + 3)}%20${place}`;
  const cut = 'ABCDEF'[place % 6];
  const forms = [`?q=${text}`, `/gloves?cut=${cut}&q=${text}`, `?q=${text}&view=table`, `/${text}`];
  return `/products${forms[place % forms.length]}`;
}

const plainPages = ['/home', '/products/gloves', '/media', '/about-us'];

const plainAt = (place: number) => plainPages[place % plainPages.length] ?? '';

function summaryOf(times: readonly number[]): string {
  const answered = times.filter((timeMs) => !Number.isNaN(timeMs));
  const [p50, p95] = [50, 95].map((percent) => percentile(answered, percent).toFixed(1));
  return `p50 ${p50} ms, p95 ${p95} ms, ${times.length - answered.length} of ${times.length} failed`;
}

/** @param first  number of the first search: a server remembers those it has drawn */
export async function searchesInTurn(origin: string, count: number, first: number): Promise<string> {
  const times: number[] = [];
  for (let place = first; place < first + count; place += 1)
    times.push(await timeOf(origin + searchAt(place)));
  return `${count} searches in turn: ${summaryOf(times)}`;
}

interface Rates {
  readonly plain: number;
  readonly searches: number;
}

/** @param rates  requests a second; all are sent at their time, whether others are answered or not */
export async function underLoad(origin: string, rates: Rates, seconds: number): Promise<string> {
  const answers = { plain: [] as Promise<number>[], searches: [] as Promise<number>[] };
  const pathAt = { plain: plainAt, searches: (place: number) => searchAt(place + 1_000_000) };
  const startMs = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - startMs) / 1000) {
    for (const kind of ['plain', 'searches'] as const)
      while (answers[kind].length < passed * rates[kind])
        answers[kind].push(timeOf(origin + pathAt[kind](answers[kind].length)));
    await pause(4);
  }
  const plain = summaryOf(await Promise.all(answers.plain));
  const searches = summaryOf(await Promise.all(answers.searches));
  const more = rates.searches > 0 ? `; with ${rates.searches} searches a second: ${searches}` : '';
  return `${rates.plain} plain pages a second for ${seconds} s: ${plain}${more}`;
}
