/** A remote with a repository of its own, from `npm run new-remote` to a page of the site: every command of its README. */
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Release, SiteConfiguration } from 'shared-types/release';
import { freePort } from 'shared-types/testing/nginx';
import { inRoot, manifestOf } from 'tooling/setup/root';
import { runCommand, startProgram } from './run/command.js';

// Packages are installed, and the site is built where it changed.
jest.setTimeout(900_000);

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-')));
/** Not called as its package is. */
const repository = path.join(folder, 'repository');
const packages = path.join(repository, 'packages');
const store = path.join(folder, 'store');
const inside = inRoot('.cache/own-repository');
const servers: ChildProcess[] = [];
const registries: Server[] = [];
afterAll(async () => {
  for (const registry of registries) registry.close();
  for (const server of servers) {
    const ended = once(server, 'close');
    if (server.pid) process.kill(-server.pid);
    await ended;
  }
  for (const made of [folder, inside]) rmSync(made, { recursive: true, force: true, maxRetries: 10 });
});

/** Nothing that an npm around this test has set. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|PORT$)/i.test(name)));

/** @param line  of a shell. @returns what it printed */
async function run(line: string, cwd: string = repository): Promise<string> {
  const { code, output } = await runCommand(['sh', '-c', line], { cwd, env, isWholeEnv: true });
  if (code !== 0) throw new Error(`${line}\n${output}`);
  return output;
}

/** @returns the address of a server, which ends with this process at the latest */
const serve = (line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const server = startProgram(['sh', '-c', line], { cwd: repository, env, isWholeEnv: true });
    servers.push(server);
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text: Buffer) => {
        output += text.toString();
        const [, address] = /(?:Serving|ready at) (http:\S+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
    server.once('exit', () => reject(new Error(`${line} ended:\n${output}`)));
  });

const integrityOf = (file: string) =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

/** Serves the packed tools as a registry does. @returns its address */
async function serveRegistry(): Promise<string> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(request.url ?? '');
    const file = readdirSync(packages).find((name) => asked.endsWith(name));
    if (file) return response.end(readFileSync(path.join(packages, file)));
    const [, name = ''] = /^\/@handwell-site\/(.*)/.exec(asked) ?? [];
    const [tarball = ''] = readdirSync(packages).filter((found) =>
      found.startsWith(`handwell-site-${name}-`),
    );
    const manifest = JSON.parse(
      readFileSync(path.join(repository, 'node_modules', name, 'package.json'), 'utf8'),
    ) as { version: string };
    const integrity = integrityOf(path.join(packages, tarball));
    const dist = { tarball: `http://${request.headers.host}/${tarball}`, integrity };
    const versions = { [manifest.version]: { ...manifest, dist } };
    return response.end(
      JSON.stringify({ name: `@handwell-site/${name}`, 'dist-tags': { latest: manifest.version }, versions }),
    );
  }).listen(0);
  registries.push(server);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The command of the README that begins so, with what a reader puts in. */
function ofReadme(start: string, values: Record<string, string> = {}) {
  const text = readFileSync(path.join(repository, 'README.md'), 'utf8');
  const [line = ''] = text.split('\n').filter((candidate) => candidate.startsWith(start));
  return Object.entries(values).reduce(
    (command, [name, value]) => command.replaceAll(name, value),
    line.replace(/ +#.*/, ''),
  );
}

const ofGuide = (page: string, code: RegExp) =>
  code.exec(readFileSync(inRoot('docs/remote', page), 'utf8'))?.[1] ?? '';

/** @param release  folder of a build */
function recordOf(release: string) {
  const {
    builtAt: _,
    source: __,
    ...record
  } = JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8')) as Release;
  return record;
}

const release = (verb: string, version: string) =>
  run(ofReadme(`npm run release -- ${verb}`, { VERSION: version, DIR: store }));

async function releaseNext() {
  await run(ofReadme('npm version'));
  const { version } = manifestOf(repository);
  await run(ofReadme('npm run build'));
  await release('check', version);
  await run(`npm run release -- check dist/${version} --store ${store}`);
  await release('publish', version);
  expect(await release('preview', version)).toContain('http://preview-guides-');
  return await release('promote', version);
}

beforeAll(async () => {
  await run(`npm run new-remote guides -- --to ${repository} --ci github`, inRoot());
  await run(ofReadme('npm install'));
});

describe('a remote with a repository of its own', () => {
  it('installs five packages of ours, with what they ship', () => {
    expect(readdirSync(packages).sort()).toEqual([
      expect.stringMatching(/^handwell-site-release-\d+\.\d+\.\d+-\d+\.h[0-9a-f]{12}\.tgz$/),
      expect.stringMatching(/^handwell-site-server-\d/),
      expect.stringMatching(/^handwell-site-services-\d/),
      expect.stringMatching(/^handwell-site-shared-types-\d/),
      expect.stringMatching(/^handwell-site-tooling-\d/),
    ]);
    expect(readdirSync(path.join(repository, '.github/workflows'))).toEqual(['release.yml']);
    const files = ['release', 'server', 'services', 'shared-types', 'tooling'].flatMap((name) =>
      readdirSync(path.join(repository, 'node_modules', name), { recursive: true, encoding: 'utf8' }),
    );
    expect(files.filter((file) => /\.test\.m?[jt]s$|^src\/|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  });

  it('is installed by its lock file on a second machine, whose cache is empty', async () => {
    const second = path.join(folder, 'second');
    cpSync(repository, second, {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
    await run(`npm ci --cache ${path.join(folder, 'cache')}`, second);
    expect(await run('npx --no-install tooling nothing 2>&1 || true', second)).toContain('is not a command');
  });

  it('installs the same from a registry', async () => {
    const registry = await serveRegistry();
    const other = path.join(folder, 'other');
    await run(`npm run new-remote guides -- --to ${other} --registry ${registry}`, inRoot());
    await run('npm install --package-lock-only', other);
    const lock = readFileSync(path.join(other, 'package-lock.json'), 'utf8');
    const { packages: locked } = JSON.parse(lock) as { packages: Record<string, { integrity?: string }> };
    for (const file of readdirSync(packages)) {
      const [, name = ''] = /^handwell-site-(.*)-\d+\.\d+\.\d+-\d+\.h/.exec(file) ?? [];
      expect(locked[`node_modules/${name}`]?.integrity).toBe(integrityOf(path.join(packages, file)));
    }
    // A second machine may reach the registry by another address.
    expect(lock).not.toContain(registry);
  });

  it('passes its checks and its tests', async () => {
    mkdirSync(path.join(repository, 'build'));
    writeFileSync(
      path.join(repository, 'build/webpack.config.ts'),
      ofGuide('screens.md', /## Loaders[^]*?```ts\n([^]*?)```/),
    );
    await run(ofReadme('npm run check'));
    rmSync(path.join(repository, 'build'), { recursive: true });
    expect(await run(`${ofReadme('npm test')} 2>&1`)).toContain('1 passed');
    const wrong = path.join(repository, 'src/wrong.ts');
    writeFileSync(wrong, "import type { Site } from 'shared-types';\n\nexport const api: Site['api'] = 5;\n");
    await expect(run(ofReadme('npm run check'))).rejects.toThrow("Type 'number' is not assignable");
    rmSync(wrong);
  });

  it('is built to the bytes that it has in this repository', async () => {
    await run(ofReadme('npm run build'));
    mkdirSync(inside, { recursive: true });
    for (const name of ['package.json', 'remote.json', 'src'])
      cpSync(path.join(repository, name), path.join(inside, name), { recursive: true });
    const tsconfig = JSON.stringify({ extends: inRoot('tsconfig.base.json'), include: ['src'] });
    writeFileSync(path.join(inside, 'tsconfig.json'), tsconfig);
    await run(`node tooling/run.mjs build ${inside}`, inRoot());
    expect(recordOf(path.join(repository, 'dist/0.1.0'))).toEqual(recordOf(path.join(inside, 'dist/0.1.0')));
  });

  it('goes live, and changes no byte of the host and of other pages', async () => {
    const prepare =
      "import('tooling/testing/test-site').then((site) => site.prepareTestSite(console.log)).then(({ code, output }) => { console.log(output); process.exitCode = code; })";
    await run(`node -e "${prepare}"`, inRoot());
    cpSync(inRoot('.cache/test-site'), store, { recursive: true });
    const site = JSON.parse(readFileSync(inRoot('e2e/site.json'), 'utf8')) as SiteConfiguration;
    const siteFile = path.join(folder, 'site.json');
    writeFileSync(siteFile, JSON.stringify({ ...site, remotes: [...site.remotes, 'guides'] }));
    await run(`npm run release -- configure ${siteFile} --store ${store}`);
    const origin = await serve(`npm run release -- serve --store ${store} --port 0 --drain 0`);
    const bodyOf = async (page: string) => await (await fetch(origin + page)).text();
    const others = () => Promise.all(['/home', '/products', '/example', '/login', '/missing'].map(bodyOf));
    const before = await others();

    await releaseNext();
    // The server follows within a second.
    while (!(await bodyOf('/guides')).includes('This page is the first of a new remote.')) await pause(50);
    expect(await others()).toEqual(before);
    await releaseNext();
    await release('rollback', '');
    expect(await run(`npm run release -- status --store ${store}`)).toContain('guides 0.2.0');

    const pipeline = ofGuide('own-repository.md', /A pipeline runs[^]*?```sh\n([^]*?)```/);
    const { port } = new URL(origin);
    const said = await run(`export BUILD_NUMBER=7 RELEASE_STORE=${store} PORT=${port}; set -e; ${pipeline}`);
    expect(said).toMatch(
      /guides at http:\/\/preview-guides-1-0-7-\w{8}\.localhost:\d+\/: 1 pages and \d+ links/,
    );

    const dev = await serve(`PORT=${await freePort()} ${ofReadme('npm run dev', { URL: origin })}`);
    const page = await (await fetch(`${dev}/guides`)).text();
    expect(page).toContain('/remotes/guides/0.0.0-dev/');
    expect((await fetch(`${dev}/remotes/guides/0.0.0-dev/entry.js`)).status).toBe(200);
    expect((await fetch(`${dev}/home`)).status).toBe(200);
  });

  it('has application screens in MUI, with the emotion of the host', async () => {
    await run(ofReadme('npm install @mui'));
    const file = path.join(repository, 'remote.json');
    const remote = JSON.parse(readFileSync(file, 'utf8')) as { routes: [{ path: string }, ...object[]] };
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
    const { version } = manifestOf(repository);
    expect(recordOf(path.join(repository, 'dist', version)).shared).toHaveProperty('@emotion/styled');
  });
});
