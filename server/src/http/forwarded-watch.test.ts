import { expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { watchForwarded } from './forwarded-watch.js';

const from = (remoteAddress: string, headers: object) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

it('tells once of each sender of forwarded addresses that is not trusted, and how to trust it', () => {
  const logged: string[] = [];
  const look = watchForwarded(['10.0.0.0/8'], (text) => void logged.push(text));
  look(from('192.0.2.7', {}));
  look(from('::ffff:10.0.0.1', { 'x-forwarded-for': '203.0.113.5' }));
  expect(logged).toEqual([]);
  look(from('::ffff:192.0.2.7', { 'x-forwarded-for': '203.0.113.5' }));
  look(from('192.0.2.7', { forwarded: 'for=203.0.113.5' }));
  expect(logged).toEqual([expect.stringMatching(/^192\.0\.2\.7 .* --proxies 192\.0\.2\.7$/)]);
  for (let n = 0; n < 100; n += 1) look(from(`198.51.100.${n}`, { forwarded: 'for=203.0.113.5' }));
  expect(logged).toHaveLength(20);
});
