/** Every command of the guides for operators and remote teams, as the operator of a new site gives them. */
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  cephIsMissing,
  hasCeph,
  makeBucket,
  s3Variables,
  startCephGateway,
} from 'release/testing/ceph-gateway';
import { testEnquiry } from 'services/testing/enquiry-factory';
import { postgresIsMissing, postgresPrograms, startPostgres } from 'services/testing/postgres';
import { temporaryFolder } from 'release/testing/temporary-folder';

// Five packages are built.
jest.setTimeout(900_000);

const root = path.join(import.meta.dirname, '../..');
const folder = temporaryFolder();
const inFolder = (file: string) => path.join(folder, file);
const suffix = `-guide.${process.pid}`;

const notRun = [
  // A service of others.
  /^rclone /,
  // Of a release that is live somewhere; warm-build.slow.test.ts traces one.
  /release -- trace/,
  // systemd is no part of a test; the line that it runs is `serve`, above.
  /^systemctl enable --now site/,
  // The program of AWS is not installed here: bucket.slow.test.ts puts the same file on a gateway, and tries each line of it.
  /^aws s3api put-bucket-policy/,
  // It does not end; console-server.test.ts of `server` starts one.
  /release -- console/,
  // It does not end; own-repository.slow.test.ts of `tooling` starts one.
  /^npm run dev/,
  // This test, and those of the whole site, are part of them.
  /^npm run (test:all$|check:site)/,
  /^npm run check$/,

  // A benchmark of ten minutes.
  /^npm run bench -- lighthouse/,
  // For a database and a configuration that a reader has; the same with others stands above.

  /--accounts \.cache\/dev/,
  /configure COPY/,
];

/** Sections whose commands another test runs. */
const runElsewhere: Readonly<Record<string, string>> = {
  'Add a remote': 'tooling/new-remote.slow.test.ts',
  '# A remote in a repository of its own': 'tooling/own-repository.slow.test.ts',
};

interface Section {
  readonly heading: string;
  readonly commands: readonly string[];
}

const codeLine = /`((?:npm run|npx|node|export|cp|sqlite3|systemctl) [^`…]+)`/g;

/** Shell blocks, the column "command" of tables, and commands in the text. */
function commandsOf(text: string): readonly string[] {
  let isTableOfCommands = false;
  return text.split(/^(```\w*\n[^]*?^```)$/m).flatMap((part) => {
    if (part.startsWith('```sh')) return part.slice(6, -4).split(/\n(?! |done)/);
    if (part.startsWith('```')) return [];
    return part.split('\n').flatMap((line) => {
      const [, , second = ''] = line.split('|').map((cell) => cell.trim());
      isTableOfCommands = second === 'command' || (isTableOfCommands && line.startsWith('|'));
      const verb = isTableOfCommands && /^`([^`]+)`/.exec(second);
      if (verb) return [`npm run release -- ${verb[1]}`];
      return [...line.matchAll(codeLine)].map(([, code = '']) => code);
    });
  });
}

const sectionsOf = (guide: string): readonly Section[] =>
  readFileSync(path.join(root, 'docs', guide), 'utf8')
    .split(/^##+ /m)
    .map((text) => ({ heading: /.*/.exec(text)?.[0] ?? '', commands: commandsOf(text) }))
    .filter(({ commands }) => commands.length > 0);

const ofTeam = ['remote-team', 'remote/own-repository', 'remote/screens', 'remote/frame'].flatMap((guide) =>
  sectionsOf(`${guide}.md`),
);

/** Pages that a reader looks up beside the runbook, up to the page that stops the server. */
const besideRunbook = ['watching', 'environments', 'bucket', 'export', 'several-servers'];

const afterwards = ['enquiries', 'accounts', 'sign-in', 'checks'];

const sections = sectionsOf('operating.md')
  .flatMap((section) => {
    if (section.heading === 'Every day')
      return [...ofTeam.filter(({ heading }) => runElsewhere[heading] === undefined), section];
    return section.heading === 'Backup'
      ? [...besideRunbook.flatMap((guide) => sectionsOf(`${guide}.md`)), section]
      : [section];
  })
  .concat(afterwards.flatMap((guide) => sectionsOf(`${guide}.md`)));

const places: [string | RegExp, string][] = [
  [/\/srv\/checkout/g, root],
  [/(?<![\w:])\/(srv|backup)(?=\/)/g, inFolder('$1')],
  [/\b(\d\.\d\.0)\b(?!\.\d)/g, `$1${suffix}`],
  ['--port 8080', '--host 127.0.0.1 --port 0'],
  ['help VERB', 'help promote'],
  ['-- VERB', '-- help'],
  [' site.json', ` ${inFolder('site.json')}`],
  ['enquiries.csv', inFolder('enquiries.csv')],
  ['SERVER_ACCOUNT', '"$(id -un)"'],
  [/accounts-2026\S+?\.sqlite/g, 'accounts-*.sqlite'],
  // The smallest remote stands for the one of the examples.
  [/\b(remote-)?catalogue(?=\/dist|@1\.[45]| --reason)/g, '$1template-demo'],
];

/** @returns the command with its placeholders replaced */
const placed = (command: string) =>
  places.reduce((line, [written, meant]) => line.replaceAll(written, meant), command);

const env: Record<string, string | undefined> = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  RELEASE_DRAIN: '0',
  RELEASE_STORE: inFolder('srv/site'),
};

function run(line: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', line], {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: 600_000,
  });
  if (status !== 0) throw new Error(`${line}\nends with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

interface Server {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** @throws its output, if it ends before it serves */
const startServer = (line: string) =>
  new Promise<Server>((resolve, reject) => {
    const child = spawn('sh', ['-c', line], { cwd: root, env, detached: true });
    const ended = new Promise<void>((end) => child.once('close', () => end()));
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += String(text);
        const [address] = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(output) ?? [];
        const stop = async () => {
          if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
            process.kill(-child.pid);
          await ended;
        };
        if (address) resolve({ address, stop });
      });
    void ended.then(() => reject(new Error(`${line} ended:\n${output}`)));
  });

let site: Server | undefined;

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  run(`rm -rf */dist/*${suffix}`);
});

const release = (line: string) => run(placed(`npm run release -- ${line} --store /srv/site`));

function buildAndPublish(name: string, version: string, isPublished: boolean) {
  run(placed(`node tooling/run.mjs build ${name} --version ${version}`));
  if (isPublished) release(`publish ${name}/dist/${version}`);
}

/** Sends what the commands about enquiries and accounts are for. */
async function visit({ address }: Server) {
  const post = async (target: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', origin: address };
    const answer = await fetch(address + target, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  };
  const { ref } = await post('/api/enquiries', testEnquiry());
  places.push(['20261120-K7QM4P', String(ref)], ['REF...', String(ref)]);
  await post('/api/auth/register', {
    displayName: 'Ada',
    email: 'ada@example.com',
    password: 'correct horse battery',
  });
}

/** Work of an operator before a command, by the command's beginning. */
const before: Readonly<Record<string, () => unknown>> = {
  'npm run release -- promote host@2.0.0': () => {
    buildAndPublish('host', '2.0.0', true);
    buildAndPublish('remote-template-demo', '1.5.0', true);
  },
  'npm run release -- promote --from staging': () =>
    release('promote --env staging --from local --site release/local/site.json'),
  'npm run release -- configure site.json': () => {
    const text = readFileSync(path.join(root, 'release/local/site.json'), 'utf8');
    writeFileSync(inFolder('site.json'), text.replace('555 0142', '555 0143'));
  },
  'export RELEASE_STORE=s3': async () => {
    const gateway = await startCephGateway();
    closing.push(gateway.close);
    const variables = s3Variables(gateway.address);
    Object.assign(process.env, variables);
    await makeBucket('my-bucket');
    places.push(['https://s3.example.com', gateway.address]);
    for (const [name, value] of Object.entries(variables)) places.push([`${name}=…`, `${name}=${value}`]);
  },
  'npm run release -- export /srv/www': () => places.push(['http://127.0.0.1:4173', site?.address ?? '']),

  'export DATABASE_URL': async () => {
    await site?.stop();
    const postgres = await startPostgres();
    closing.push(() => postgres.close());
    const url = postgres.url(await postgres.create());
    places.push(['postgres://site:password@db.example.com/site', url]);
    const first = await startServer(
      placed(`export DATABASE_URL='${url}'; npm run release -- serve --store /srv/site --port 0`),
    );
    await first.stop();
  },
  '(umask 077': () => mkdirSync(inFolder('backup'), { recursive: true }),
  'install -m 600': () => rmSync(inFolder('srv/accounts.sqlite-journal'), { force: true }),
  'rsync -a --checksum': () => cpSync(inFolder('srv/site'), inFolder('backup/site'), { recursive: true }),
  'rsync -a /backup/site/': () => rmSync(inFolder('srv/site'), { recursive: true }),
};

/** Options that the guide says once, for all commands of a section. */
function withDatabase(command: string) {
  const [, kind] = /^npm run release -- (enquiries|accounts) /.exec(command) ?? [];
  return kind === undefined ? command : `${command} --${kind} /srv/${kind}.sqlite`;
}

/** Runs one command. @param exported the variables that the commands before it in the block have set */
async function follow(command: string, exported: string) {
  const line = exported + placed(withDatabase(command.replaceAll(/ +# .*/g, '')));
  if (!/release -- serve|test-servers/.test(command))
    return void run(line.replace('http://localhost:8080', site?.address ?? ''));
  const server = await startServer(line);
  if (site) await server.stop();
  else {
    site = server;
    closing.push(server.stop);
    await visit(server);
  }
}

const hasCopyPrograms = ['rsync', 'sqlite3'].every((program) => existsSync(`/usr/bin/${program}`));
const copyProgramsAreMissing = 'rsync or sqlite3 is missing: apt-get install rsync sqlite3';

const missing: readonly [start: string, isThere: boolean, message: string][] = [
  ['# A store in a bucket', hasCeph, cephIsMissing],
  ['# Several servers on one database', postgresPrograms !== undefined, postgresIsMissing],
  ['A damaged store', hasCopyPrograms, copyProgramsAreMissing],
  ['Backup', hasCopyPrograms, copyProgramsAreMissing],
];

describe('the guides', () => {
  for (const { heading, commands } of sections) {
    const [, , message] = missing.find(([start, isThere]) => heading === start && !isThere) ?? [];
    (message === undefined ? it : it.skip)(
      message === undefined ? heading : `${heading} (${message})`,
      async () => {
        let exported = '';
        for (const command of commands) {
          if (notRun.some((pattern) => pattern.test(command))) continue;
          for (const [start, prepare] of Object.entries(before))
            if (command.startsWith(start)) await prepare();
          if (/^(export |\w+\(\) \{)/.test(command)) exported += `${placed(command)}\n`;
          else await follow(command, exported);
        }
      },
    );
  }

  it('have all that is run elsewhere, or not at all', () => {
    const all = sections.flatMap(({ commands }) => commands);
    expect(notRun.filter((pattern) => !all.some((command) => pattern.test(command)))).toEqual([]);
    const headings = new Set(ofTeam.map(({ heading }) => heading));
    for (const [heading, file] of Object.entries(runElsewhere))
      expect([heading, headings.has(heading), existsSync(path.join(root, file))]).toEqual([
        heading,
        true,
        true,
      ]);
  });
});
