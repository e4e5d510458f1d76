import { beforeEach, expect, it, jest } from '@jest/globals';
import { abandonRequests, fetchJson } from './fetch-json';

let asked: string[] = [];
let answer: (address: string) => Promise<Response>;

beforeEach(() => {
  asked = [];
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const address = typeof input === 'string' ? input : '';
    asked.push(address);
    return answer(address);
  });
});

it('fetchJson shares a pending request, and sends a new one afterwards', async () => {
  answer = () => Promise.resolve(Response.json(1));
  await expect(Promise.all([fetchJson('/shared'), fetchJson('/shared')])).resolves.toEqual([1, 1]);
  await fetchJson('/shared');
  expect(asked).toEqual(['/shared', '/shared']);
});

it('fetchJson retries at a fresh address, and keeps the address that answered', async () => {
  answer = (address) =>
    Promise.resolve(address.includes('?') ? Response.json(2) : new Response('', { status: 503 }));
  await expect(fetchJson('/failing')).resolves.toBe(2);
  await fetchJson('/failing');
  expect(asked).toEqual(['/failing', '/failing?attempt=2', '/failing?attempt=2']);
});

it('fetchJson does not wait for an abandoned request, but uses its late answer', async () => {
  let arrive = (_response: Response) => {};
  answer = (address) =>
    address.includes('?')
      ? Promise.resolve(Response.json('second'))
      : new Promise((resolve) => {
          arrive = resolve;
        });
  const hanging = fetchJson('/hanging');
  abandonRequests();
  await expect(fetchJson('/hanging')).resolves.toBe('second');
  arrive(Response.json('first'));
  await expect(hanging).resolves.toBe('first');
  expect(asked).toEqual(['/hanging', '/hanging?attempt=2']);
});
