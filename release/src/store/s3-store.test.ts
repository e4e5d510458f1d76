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
  it('says what to do about each error of its service', async () => {
    const cases: readonly (readonly [status: number, code: string, message: RegExp])[] = [
      [403, 'InvalidAccessKeyId', /^Cannot write s3:\/\/site\/a\/key\. The keys are wrong: check AWS_/],
      [403, 'ExpiredToken', /The keys have expired: get new ones, then repeat/],
      [403, 'AccessDenied', /The keys do not allow it, or the bucket is read-only/],
      [404, 'NoSuchBucket', /There is no such bucket: make it/],
      [403, 'QuotaExceeded', /The bucket is full or its quota is used up: make room/],
      [507, 'InsufficientStorage', /The bucket is full/],
      [501, 'NotImplemented', /The service has no conditional writes/],
      [400, 'AuthorizationHeaderMalformed', /another region: name it in AWS_REGION/],
      [403, 'RequestTimeTooSkewed', /The clock of this machine is wrong/],
      [400, 'Odd', /The service answers 400 Odd: look at its log/],
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
    await expect(store.read('a')).rejects.toThrow('expired');
    setFaults(() => ({ status: 404, code: 'NoSuchKey' }));
    await expect(store.read('a')).rejects.toThrow('expired');
    expect(await s3Store('s3://site').read('a')).toBeUndefined();
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
