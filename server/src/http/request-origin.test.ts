import { expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { isFromSite } from './request-origin.js';

const local = 'http://localhost:4173';
const online = 'https://www.gloves.example';

it('accepts a request of a page of the site, and on a local site none that came by the name of another', async () => {
  const cases = [
    [local, 'localhost:4173', local, true],
    [local, 'LOCALHOST:4173', local, true],
    [local, 'shop.localhost:4175', 'http://shop.localhost:4175', true],
    [local, '127.0.0.1:4175', 'http://127.0.0.1:4175', true],
    [local, '[::1]:4173', 'http://[::1]:4173', true],
    [local, '192.168.1.7:4173', 'http://192.168.1.7:4173', true],
    [local, '[fe80::1]:4173', 'http://[fe80::1]:4173', true],
    [local, 'localhost:4173', undefined, true],
    [local, 'localhost:4173', 'http://localhost:1', false],
    [local, '192.168.1.7:4173', 'http://evil.example:4173', false],
    [local, 'evil.example:4173', 'http://evil.example:4173', false],
    [local, 'localhost.evil.example:4173', 'http://localhost.evil.example:4173', false],
    [local, '127.0.0.1.evil.example:4173', 'http://127.0.0.1.evil.example:4173', false],
    [local, 'evil-localhost:4173', 'http://evil-localhost:4173', false],
    [local, 'evil.example:4173', undefined, false],
    [local, 'evil.example:4173', local, false],
    [local, undefined, undefined, false],
    [online, 'inside:8080', online, true],
    [online, 'localhost:4173', local, true],
    [online, 'evil.example', 'https://evil.example', false],
  ] as const;
  const misses = await missesOf(cases, ([baseUrl, host, origin, isAccepted]) =>
    expect(isFromSite({ headers: { host, origin } }, baseUrl)).toBe(isAccepted),
  );
  expect(misses).toEqual([]);
});
