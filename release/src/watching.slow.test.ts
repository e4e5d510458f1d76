/** The commands of "Watch a running site" in docs/operating.md. */
import { beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtHost, builtRemote, route } from './testing/release-factory.js';
import { releaseProcesses } from './testing/release-processes.js';
import { temporaryFolder } from './testing/temporary-folder.js';
import { openTestOperator, type TestOperator } from './testing/test-operator.js';

const folder = temporaryFolder();

let operator: TestOperator;

const { start, run } = releaseProcesses(() => operator);

const guide = readFileSync(path.join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
const [section = '', block = ''] = /## Watch a running site\n\n```sh\n([^]*?)```[^]*?\n## /.exec(guide) ?? [];
const metricNames = [...new Set(section.match(/\b(?:site|process)_[a-z_]+/g))];
const commands = block.split('\n').filter(Boolean);

/** A command of the guide, for another store, which the processes add, and another server. */
const argumentsOf = (verb: string, address = '') =>
  (commands.find((command) => command.includes(` -- ${verb} `)) ?? '')
    .replace(/ *#.*/, '')
    .replace(/.* -- /, '')
    .replace(' --store /srv/site', '')
    .replace('http://localhost:8080', address)
    .replace('8080', '0')
    .split(' ');

beforeAll(async () => {
  operator = await openTestOperator(folder);
  const home = builtRemote({ name: 'shop', version: '1.0.0', routes: [route('/home')], claims: ['/home'] });
  await operator.release(builtHost({ version: '1.0.0' }), home);
});

it('the commands of the guide show figures, what is served where, and a line for each request', async () => {
  expect(commands).toHaveLength(3);
  const serving = start(argumentsOf('serve'));
  await new Promise((resolve) => serving.child.stdout.once('data', resolve));
  const { address } = JSON.parse(serving.output()) as { readonly address: string };
  const [figures = ''] = commands;
  const target = /http:\/\/localhost:8080(\S+)/.exec(figures)?.[1] ?? '';
  const text = await (await fetch(address + target)).text();
  expect(text).toContain('site_state{state="fresh"} 1');
  expect(text.match(/(?<=^# TYPE )\S+/gm)?.sort()).toEqual(metricNames.sort());
  expect(await run(...argumentsOf('status', address))).toMatchObject({
    ok: true,
    n: 1,
    reason: '',
    claims: { shop: ['/home'] },
    servers: [{ server: address, state: 'fresh', generation: 1 }],
  });
  serving.child.kill('SIGTERM');
  await serving.ended;
  const paths = serving
    .output()
    .trim()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as { path?: string }).path ?? []);
  expect(paths).toEqual(['/release/metrics', '/release/health', '/release/current.json']);
  expect(await run(...argumentsOf('status', address))).toMatchObject({
    ok: false,
    exitCode: 8,
    servers: [{ server: address, problem: expect.stringContaining('ECONNREFUSED') }],
  });
});
