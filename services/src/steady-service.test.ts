import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { refusal } from 'server/http/path-handler';
import { steadyService, type Service } from './steady-service.js';

const never = new Promise<never>(() => {});

const absent = refusal(503, 'Nothing was stored.', { 'retry-after': '60' });

const request = {} as IncomingMessage;

/** A service whose health is said by a function. */
const opened = (health: Service['health']): Service => ({
  answer: async () => ({ status: 200, body: {} }),
  health,
  close: async () => {},
});

function start(open: () => Promise<Service>) {
  const logged: string[] = [];
  const log = (text: string) => void logged.push(text);
  return { logged, ...steadyService({ name: 'things', prefix: '/api/x', open, absent, log }) };
}

async function timed<Result>(work: Promise<Result>) {
  const startMs = performance.now();
  return { result: await work, ms: performance.now() - startMs };
}

describe('a service', () => {
  it('says within a moment that its database has not answered, and stores nothing', async () => {
    const { handler, health } = start(() => never);
    const { result, ms } = await timed(health());
    expect(result).toMatchObject({
      state: 'attention',
      problem: expect.stringContaining('not answered yet'),
    });
    expect(ms).toBeLessThan(1000);
    expect(await handler.answer(request)).toBe(absent);
  });

  it('that hangs has its last health, with its age', async () => {
    const answers = [Promise.resolve({ state: 'ok' }), never];
    const { health } = start(async () => opened(() => answers.shift() ?? Promise.reject(new Error('twice'))));
    expect(await health()).toEqual({ state: 'ok', ageSeconds: 0 });
    await health();
    const { result, ms } = await timed(health());
    expect(result).toMatchObject({ state: 'ok' });
    expect(ms).toBeLessThan(1000);
  });

  it('is opened again until that works, and says each reason once', async () => {
    const reasons = ['It is away.', 'It is away.'];
    const { handler, health, logged, close } = start(async () => {
      const reason = reasons.shift();
      if (reason !== undefined) throw new Error(reason);
      return opened(async () => ({ state: 'ok' }));
    });
    expect(await health()).toMatchObject({ state: 'attention', problem: 'It is away.' });
    expect(await handler.answer(request)).toBe(absent);
    while ((await handler.answer(request)).status !== 200) await new Promise((next) => setTimeout(next, 100));
    expect(logged).toEqual([expect.stringContaining('It is away.'), 'things are open now.']);
    await close();
  }, 10_000);
});
