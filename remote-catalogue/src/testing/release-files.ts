import { jest } from '@jest/globals';
import { testRelease } from './built-release';

/** Answers requests for files below `/` from the data build. Addresses outside the release are not found. */
export async function serveBuiltRelease(): Promise<void> {
  const { json } = await testRelease();
  globalThis.fetch = jest.fn(async (address: Parameters<typeof fetch>[0]) => {
    const file = json.get(typeof address === 'string' ? address.slice(1) : '');
    const status = file === undefined ? 404 : 200;
    return { ok: status === 200, status, json: async () => file } as Response;
  });
}
