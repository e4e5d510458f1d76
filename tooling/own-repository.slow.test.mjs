/** A remote with a repository of its own, from `npm run new-remote` to a page of the site: every command of its README. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from './root.mjs';
import { runCommand, startProgram } from './run/command.mjs';

// Packages are installed, and the site is built where it changed.
jest.setTimeout(900_000);

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-')));
/** Not called as its package is. */
const repository = path.join(folder, 'repository');
const packages = path.join(folder, 'packages');
const store = path.join(folder, 'store');
const inside = inRoot('.cache/own-repository');
/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];
afterAll(async () => {
  for (const server of servers) {
    const ended = once(server, 'close');
    if (server.pid) process.kill(-server.pid);
    await ended;
  }
  for (const made of [folder, inside]) rmSync(made, { recursive: true, force: true, maxRetries: 10 });
});

/** Nothing that an npm around this test has set. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|PORT$)/i.test(name)));

/** @param {string} line of a shell @param {string} [cwd] @returns {Promise<string>} what it printed */
async function run(line, cwd = repository) {
  const { code, output } = await runCommand(['sh', '-c', line], { cwd, env, isWholeEnv: true });
  if (code !== 0) throw new Error(`${line}\n${output}`);
  return output;
}

/** @param {string} line @returns {Promise<string>} the address of a server, which ends with this process at the latest */
const serve = (line) =>
  new Promise((resolve, reject) => {
    const server = startProgram(['sh', '-c', line], { cwd: repository, env, isWholeEnv: true });
    servers.push(server);
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => {
        output += text;
        const [, address] = /(?:Serving|ready at) (http:\S+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
    server.once('exit', () => reject(new Error(`${line} ended:\n${output}`)));
  });

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** The command of the README that begins so, with what a reader puts in. @param {string} start @param {Record<string, string>} [values] */
function ofReadme(start, values = {}) {
  const text = readFileSync(path.join(repository, 'README.md'), 'utf8');
  const [line = ''] = text.split('\n').filter((candidate) => candidate.startsWith(start));
  return Object.entries(values).reduce(
    (command, [name, value]) => command.replaceAll(name, value),
    line.replace(/ +#.*/, ''),
  );
}

/** @param {string} release folder of a build */
function recordOf(release) {
  const {
    builtAt: _,
    source: __,
    ...record
  } = JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8'));
  return record;
}

const release = (/** @type {string} */ verb, /** @type {string} */ version) =>
  run(ofReadme(`npm run release -- ${verb}`, { VERSION: version, DIR: store }));

async function releaseNext() {
  await run(ofReadme('npm version'));
  const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
  await run(ofReadme('npm run build'));
  await release('check', version);
  await run(`npm run release -- check dist/${version} --store ${store}`);
  await release('publish', version);
  expect(await release('preview', version)).toContain('http://preview-guides-');
  return await release('promote', version);
}

beforeAll(async () => {
  await run(`npm run pack -- --to ${packages}`, inRoot());
  await run(`npm run new-remote guides -- --to ${repository}`, inRoot());
  await run(ofReadme('npm install FOLDER', { FOLDER: packages }));
});

describe('a remote with a repository of its own', () => {
  it('installs three packages of ours, with what they ship', () => {
    expect(readdirSync(packages).sort()).toEqual([
      expect.stringMatching(/^release-\d/),
      expect.stringMatching(/^shared-types-\d/),
      expect.stringMatching(/^tooling-\d/),
    ]);
    const files = ['release', 'shared-types', 'tooling'].flatMap((name) =>
      readdirSync(path.join(repository, 'node_modules', name), { recursive: true, encoding: 'utf8' }),
    );
    expect(files.filter((file) => /\.test\.m?[jt]s$|^src\//.test(file))).toEqual([]);
  });

  it('passes its checks and its tests', async () => {
    await run(ofReadme('npm run check'));
    expect(await run(`${ofReadme('npm test')} 2>&1`)).toContain('1 passed');
    const wrong = path.join(repository, 'src/wrong.ts');
    writeFileSync(wrong, "import type { Site } from 'shared-types';\n\nexport const api: Site['api'] = 5;\n");
    await expect(run(ofReadme('npm run check'))).rejects.toThrow("Type 'number' is not assignable");
    rmSync(wrong);
  });

  it('is built to the bytes that it has in this repository', async () => {
    await run(ofReadme('npm run build'));
    mkdirSync(inside, { recursive: true });
    for (const name of ['package.json', 'remote.json', 'tsconfig.json', 'webpack.config.mjs', 'src'])
      cpSync(path.join(repository, name), path.join(inside, name), { recursive: true });
    await run(`node tooling/build.mjs ${inside}`, inRoot());
    expect(recordOf(path.join(repository, 'dist/0.1.0'))).toEqual(recordOf(path.join(inside, 'dist/0.1.0')));
  });

  it('goes live, and changes no byte of the host and of other pages', async () => {
    const prepare =
      "import('tooling/testing/test-site.mjs').then((site) => site.prepareTestSite(console.log)).then(({ code, output }) => { console.log(output); process.exitCode = code; })";
    await run(`node -e "${prepare}"`, inRoot());
    cpSync(inRoot('.cache/test-site'), store, { recursive: true });
    const site = JSON.parse(readFileSync(inRoot('e2e/site.json'), 'utf8'));
    const siteFile = path.join(folder, 'site.json');
    writeFileSync(siteFile, JSON.stringify({ ...site, remotes: [...site.remotes, 'guides'] }));
    await run(`npm run release -- configure ${siteFile} --store ${store}`);
    const origin = await serve(`npm run release -- serve --store ${store} --port 0`);
    const bodyOf = async (/** @type {string} */ page) => await (await fetch(origin + page)).text();
    const others = () => Promise.all(['/home', '/products', '/example', '/login', '/missing'].map(bodyOf));
    const before = await others();

    await releaseNext();
    // The server follows within a second.
    while (!(await bodyOf('/guides')).includes('This page is the first of a new remote.')) await pause(50);
    expect(await others()).toEqual(before);
    await releaseNext();
    await release('rollback', '');
    expect(await run(`npm run release -- status --store ${store}`)).toContain('guides 0.2.0');

    const [, pipeline = ''] =
      /A pipeline runs[^]*?```sh\n([^]*?)```/.exec(readFileSync(inRoot('docs/remote-team.md'), 'utf8')) ?? [];
    expect(await run(`export BUILD_NUMBER=7 RELEASE_STORE=${store}; set -e; ${pipeline}`)).toContain(
      'http://preview-guides.localhost',
    );

    const dev = await serve(`PORT=${await freePort()} ${ofReadme('npm run dev', { URL: origin })}`);
    const page = await (await fetch(`${dev}/guides`)).text();
    expect(page).toContain('/remotes/guides/0.0.0-dev/');
    expect((await fetch(`${dev}/remotes/guides/0.0.0-dev/entry.js`)).status).toBe(200);
    expect((await fetch(`${dev}/home`)).status).toBe(200);
    const published = await (await fetch(`${dev}/release/published.json`)).json();
    expect(published).toMatchObject({ guides: ['0.2.0'], host: [expect.any(String)] });
  });

  it('has application screens in MUI, with the emotion of the host', async () => {
    await run(ofReadme('npm install @mui'));
    const file = path.join(repository, 'remote.json');
    const remote = JSON.parse(readFileSync(file, 'utf8'));
    const [{ path: at, ...page }] = remote.routes;
    remote.routes.push({ ...page, path: `${at}/app`, screen: 'app', ui: 'mui' });
    writeFileSync(file, JSON.stringify(remote));
    mkdirSync(path.join(repository, 'src/screens/app'));
    writeFileSync(
      path.join(repository, 'src/screens/app/app-screen.tsx'),
      "import Button from '@mui/material/Button';\n\nexport const Screen = () => <Button>Save</Button>;\n",
    );
    await run(ofReadme('npm version'));
    await run(ofReadme('npm run build'));
    const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
    expect(recordOf(path.join(repository, 'dist', version)).shared).toHaveProperty('@emotion/styled');
  });
});
