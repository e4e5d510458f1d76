import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { startFaultyStoreProxy } from '../testing/faulty-store-proxy.js';
import { s3Store } from './s3-store.js';

const service = startFaultyStoreProxy();
const usual = process.env;

beforeAll(async () => {
  const { address } = await service;
  process.env = {
    ...usual,
    AWS_ENDPOINT_URL: address,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'us-east-1',
    AWS_EC2_METADATA_DISABLED: 'true',
  };
});

afterAll(async () => {
  process.env = usual;
  await (await service).close();
});

describe('a store in a bucket', () => {
  it('says what its service answers', async () => {
    const cases: readonly (readonly [status: number, code: string, message: RegExp])[] = [
      [403, 'AccessDenied', /^Cannot write s3:\/\/site\/a\/key\. The service answers 403 AccessDenied/],
      [404, 'NoSuchBucket', /The service answers 404 NoSuchBucket/],
      [501, 'NotImplemented', /The service answers 501 NotImplemented/],
    ];
    const { setFaults } = await service;
    const misses = await missesOf(cases, async ([status, code, message]) => {
      setFaults(() => ({ status, code }));
      const store = s3Store('s3://site/a/');
      await expect(store.create('key', 'text')).rejects.toMatchObject({
        reason: 'store',
        message: expect.stringMatching(message),
      });
      expect(store.failure?.()?.message).toMatch(message);
    });
    expect(misses).toEqual([]);
  });

  it('answers nothing more in a command after a failure, whatever has become of the service', async () => {
    const { setFaults } = await service;
    setFaults(() => ({ status: 403, code: 'ExpiredToken' }));
    const store = s3Store('s3://site', { stopsAtFailure: true });
    await expect(store.read('a')).rejects.toThrow('ExpiredToken');
    setFaults(() => ({ status: 404, code: 'NoSuchKey' }));
    await expect(store.read('a')).rejects.toThrow('ExpiredToken');
    expect(await s3Store('s3://site').read('a')).toBeUndefined();
  });

  it.each(['AWS_REGION', 'AWS_ACCESS_KEY_ID'])('says that nothing was asked without %s', async (name) => {
    const { [name]: value, ...others } = process.env;
    process.env = others;
    await expect(s3Store('s3://site').read('a')).rejects.toThrow('Nothing was asked');
    process.env = { ...others, [name]: value };
  });

  it('has nothing under a key that is too long', async () => {
    const store = s3Store('s3://site');
    expect(await store.read('x'.repeat(1025))).toBeUndefined();
    expect(await store.has('x'.repeat(1025))).toBe(false);
  });

  it.each(['s3://', 's3://ab', 's3://Site', 's3://site//a', 's3://site/../a', 's3://site/a b'])(
    'is refused as %s',
    (place) => {
      expect(() => s3Store(place)).toThrow('Give --store one as s3://my-bucket/site');
    },
  );
});
