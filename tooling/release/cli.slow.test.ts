import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { commandProgram } from 'release/testing/program-file';
import { builtHost, builtRemote, writeDist } from 'release/testing/release-factory';
import { writeSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';

const folder = temporaryFolder();
const program = commandProgram;

/** Runs a command line. @param stop sent to it when it has written something */
const run = (args: readonly string[], stop?: NodeJS.Signals) =>
  new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env['PATH'] } };
    const child = execFile(process.execPath, [program, ...args], options, (error, output, errors) =>
      resolve({ code: error?.code ?? child.exitCode, output, errors }),
    );
    child.stdout?.once('data', () => stop && child.kill(stop));
    // SIGTERM waits until a second one comes.
    child.stdout?.once('data', () => stop === 'SIGTERM' && setTimeout(() => child.kill(stop), 300));
  });

const json = async (...args: readonly string[]) =>
  JSON.parse((await run([...args, '--json'])).output) as unknown;

async function newStore() {
  const store = path.join(mkdtempSync(path.join(folder, 'cli-')), 'store');
  await run(['init', '--store', store]);
  return store;
}

describe('the command line', () => {
  it('publishes, promotes, serves and rolls back packages', async () => {
    const store = await newStore();
    const site = writeSite(folder);
    const dists = [builtHost({ version: '1.0.0' }), builtRemote({ name: 'shop', version: '1.0.0' })].map(
      (built) => writeDist(folder, built),
    );
    const at = ['--store', store];
    expect(await json('publish', ...dists, ...at)).toMatchObject({ ok: true, exitCode: 0, changed: true });
    const targets = ['host@1.0.0', 'shop@1.0.0', '--site', site, '--reason', 'first'];
    expect(await json('promote', ...targets, ...at)).toMatchObject({
      changed: true,
      generation: 1,
      pages: 2,
      warnings: [],
    });
    expect(await json('promote', ...targets, ...at)).toMatchObject({
      changed: false,
      generation: 1,
      pages: 0,
    });
    expect(await json('status', ...at)).toMatchObject({
      n: 1,
      env: 'local',
      rollbackReady: { host: false, shop: false },
    });
    const again = await run(['promote', 'shop@1.0.0', '--quick', ...at]);
    expect(again).toMatchObject({ code: 0, output: 'Nothing to change; generation 1 is live.\n' });
    expect((await run(['log', ...at])).output).toMatch(/^1 {2}.*promote shop 1\.0\.0 {2}\(first\)\n$/);
    expect(await json('rollback', 'shop', '--reason', 'x', ...at)).toMatchObject({ ok: false, exitCode: 9 });
    const inJson = /^{"time":"[^"]+","level":"info","message":"Serving http:\/\/localhost:\d+"}\n$/;
    for (const [stop, log, output] of [
      ['SIGINT', [], /^Serving http:\/\/localhost:\d+\n$/],
      ['SIGTERM', ['--log', 'json'], inJson],
    ] as const) {
      const served = await run(['serve', '--port', '0', '--drain', '300', ...log, ...at], stop);
      expect(served).toMatchObject({ code: 0, output: expect.stringMatching(output), errors: '' });
    }
  });

  it('answers a wrong command line with code 2, on standard error', async () => {
    const { code, output, errors } = await run(['deploy']);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain("unknown command 'deploy'");
    expect(errors).toContain(`Help: node ${program} --help\n`);
  });

  it('writes why a server does not start into its log', async () => {
    const log = ['serve', '--log', 'json', '--store', path.join(folder, 'nowhere')];
    const { code, output, errors } = await run(log);
    expect([code, errors]).toEqual([7, '']);
    expect(JSON.parse(output)).toEqual({
      time: expect.any(String),
      level: 'error',
      message: expect.stringContaining('is not a store'),
    });
  });

  it('also reports errors to scripts as JSON', async () => {
    expect(await json('status', '--store', path.join(folder, 'nowhere'))).toEqual({
      ok: false,
      exitCode: 7,
      changed: false,
      error: expect.stringContaining('Make one with `init`'),
    });
  });
});
