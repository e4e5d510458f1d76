/** Damages a store in every way, and looks at what visitors get, what health says, and whether the named command repairs it. */
import { createHash } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseCommandLine, runCommandLine } from '../cli/command-line.js';
import { readOptions } from '../cli/option.js';
import { commonOptions } from '../cli/verb.js';
import { repairOptions, repairRequest } from '../cli/verbs/repair.js';
import type { Health } from '../serving/health.js';
import { serveSite, type SiteServer } from '../serving/site-server.js';
import { codings, type Form } from '../store/compression.js';
import { directoryStore } from '../store/directory-store.js';
import { repair } from '../operating/repair.js';
import type { Store } from '../store/store.js';
import { damage, damageKinds, fileKinds, type DamageKind, type FileKind } from './damage-kinds.js';
import { copyPlace, makeDamagePlace, removePlace, type DamagePlace } from './damage-store.js';
import { unreadableStore } from './unreadable-store.js';

/** Whether the server ran when the damage happened, or was started after it. */
export type Moment = 'running' | 'restarted';

/** One cell of the matrix. */
export interface DamageCase {
  readonly file: FileKind;
  readonly kind: DamageKind;
  readonly moment: Moment;
}

/** What came of one cell. */
export interface DamageOutcome extends DamageCase {
  /** What a visitor got. */
  readonly visitor: string;
  /** What health said. */
  readonly health: string;
  /** What repaired it. */
  readonly mended: string;
  /** What is not as it should be. */
  readonly faults: readonly string[];
}

interface Got {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** Decoded; `undefined` if that failed. */
  readonly bytes: Buffer | undefined;
}

/** Looked at in every cell, in every coding. */
const addresses: readonly string[] = [
  '/home',
  '/shop',
  '/shop/A1',
  '/shop/anything',
  '/shop/open.ics',
  '/nothing',
  '/favicon.ico',
  '/sitemap.xml',
  '/robots.txt',
  '/release/current.json',
  '/remotes/shop/1.0.0/page.js',
  '/remotes/shop/1.1.0/entry.js',
  '/remotes/shop/1.1.0/page.js',
  '/remotes/shop/1.1.0/page.css',
  '/remotes/shop/1.1.0/facts/prices.json',
  '/remotes/host/1.1.0/main.js',
  '/assets/11056789abcdef01234567.svg',
];

const forms: readonly Form[] = ['identity', ...codings];

/** Longest wait for a change that takes up to a round of checks, in milliseconds. */
const patienceMs = 30_000;

const checkIntervalMs = 100;

function decoded(coding: string | undefined, bytes: Buffer): Buffer | undefined {
  try {
    if (coding === 'br') return brotliDecompressSync(bytes);
    return coding === 'gzip' ? gunzipSync(bytes) : bytes;
  } catch {
    return undefined;
  }
}

function get(port: number, target: string, headers: http.OutgoingHttpHeaders): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path: target, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: decoded(response.headers['content-encoding'], Buffer.concat(chunks)),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

const sha256 = (bytes: Buffer, encoding: 'hex' | 'base64') =>
  createHash('sha256').update(bytes).digest(encoding);

/** What is right at each address: status and digest of the bytes, for every generation that there was. */
type Truth = ReadonlyMap<string, ReadonlySet<string>>;

/** Leaves out the number of the generation: equal pages may belong to several. */
const withoutNumber = (bytes: Buffer) => Buffer.from(bytes.toString().replace(/^\{"generation":\d+,/, '{'));

const answerOf = ({ status, bytes }: Got) =>
  `${status} ${bytes ? sha256(withoutNumber(bytes), 'hex') : 'torn'}`;

/** A tag must be that of the bytes that came with it; assets are tagged by their names. */
function hasWrongTag(address: string, { headers, bytes }: Got): boolean {
  const tag = /^"(.*?)(?:-br|-gzip)?"$/.exec(headers.etag ?? '')?.[1];
  if (tag === undefined || !bytes || address.startsWith('/assets/')) return false;
  return tag !== sha256(bytes, 'hex') && tag !== sha256(bytes, 'base64');
}

interface Visit {
  readonly right: number;
  readonly older: number;
  readonly unavailable: readonly string[];
  readonly faults: readonly string[];
}

interface Truths {
  /** Of the newest generation. */
  readonly live: Truth;
  readonly ever: Truth;
}

async function visit(port: number, { live, ever }: Truths): Promise<Visit> {
  let [right, older] = [0, 0];
  const unavailable = new Set<string>();
  const faults: string[] = [];
  for (const address of addresses) {
    for (const form of forms) {
      const got = await get(port, address, { 'accept-encoding': form });
      const answer = answerOf(got);
      if (hasWrongTag(address, got)) faults.push(`${address} as ${form} has a wrong tag`);
      if (live.get(address)?.has(answer)) right += 1;
      else if (ever.get(address)?.has(answer)) older += 1;
      else if (got.status === 503) {
        unavailable.add(address);
        if (got.headers['cache-control'] !== 'no-store' || got.headers['retry-after'] === undefined)
          faults.push(`${address} is unavailable without saying that it may be asked for again`);
      } else faults.push(`${address} as ${form} answers ${answer}`);
    }
  }
  return { right, older, unavailable: [...unavailable], faults };
}

async function truthOf(port: number): Promise<Map<string, Set<string>>> {
  const truth = new Map<string, Set<string>>();
  for (const address of addresses) truth.set(address, new Set([answerOf(await get(port, address, {}))]));
  return truth;
}

async function healthOf(port: number): Promise<Health & { status: number }> {
  const { status, bytes } = await get(port, '/release/health', {});
  return { status, ...(JSON.parse(String(bytes)) as Health) };
}

async function until<Value>(look: () => Promise<Value>, isIt: (value: Value) => boolean): Promise<Value> {
  const startedAtMs = performance.now();
  let value = await look();
  while (!isIt(value) && performance.now() - startedAtMs < patienceMs) {
    await pause(50);
    value = await look();
  }
  return value;
}

/** Words of a command, quoted or not. */
const wordsOf = (command: string) =>
  (command.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));

/** Runs a command as it stands in a message, in the folder of the place. @param store if it is not that of the command */
async function runCommand({ folder }: DamagePlace, command: string, store?: Store): Promise<string> {
  const [npm, run, release, dashes, ...words] = wordsOf(command);
  if ([npm, run, release, dashes].join(' ') !== 'npm run release --') return `no command: ${command}`;
  const line = words.map((word, index) =>
    words[index - 1] === '--from' ? path.resolve(folder, word) : word,
  );
  if (store) {
    const { given } = parseCommandLine(line, {});
    const { env } = readOptions(commonOptions, given);
    const request = repairRequest(readOptions(repairOptions, given));
    const { problems } = await repair({ store, env, actor: 'test' }, request);
    return problems.length > 0 ? 'integrity' : 'done';
  }
  const { reason = 'done' } = await runCommandLine(line, {});
  return reason;
}

const statusOf = async ({ storeFolder }: DamagePlace) =>
  await runCommandLine(['status', '--store', storeFolder], {});

/** The command without the folders of this machine. */
const shownCommand = (command: string, { folder }: DamagePlace) =>
  command
    .replace('npm run release -- ', '')
    .replaceAll(`${folder}/`, '')
    .replace(/[0-9a-f]{64}/, 'SHA256');

/** A whole store, with what is right at each address. */
export interface DamageSetting {
  readonly parent: string;
  readonly whole: DamagePlace;
  readonly truths: Truths;
}

/** Makes the store that each cell damages a copy of. */
export async function makeDamageSetting(parent: string): Promise<DamageSetting> {
  const ever = new Map<string, Set<string>>();
  let live: Truth = new Map();
  let count = 0;
  const whole = await makeDamagePlace(parent, async ({ storeFolder }) => {
    const server = await serveSite({ store: directoryStore(storeFolder), env: 'local', port: 0 });
    const truth = await truthOf(server.port);
    await server.close();
    // The first four are generations, the others ways back from the last one.
    if (count < 4) live = truth;
    count += 1;
    for (const [address, answers] of truth)
      ever.set(address, new Set([...(ever.get(address) ?? []), ...answers]));
  });
  return { parent, whole, truths: { live, ever } };
}

const visitText = ({ right, older, unavailable }: Visit) =>
  [
    `${right} right`,
    ...(older > 0 ? [`${older} of an older version`] : []),
    ...(unavailable.length > 0 ? [`503: ${unavailable.join(' ')}`] : []),
  ].join(', ');

interface Watched {
  readonly place: DamagePlace;
  readonly key: string;
  readonly server: SiteServer;
  /** If it is not an ordinary one. */
  readonly store: Store | undefined;
}

/** Runs the command that health names for a file, and looks whether everything is right then. */
async function repairWatched({ place, key, server, store }: Watched, health: Health, truths: Truths) {
  const problem = health.problems?.find((candidate) => candidate.key === key);
  if (!problem)
    return { mended: '', faults: [`health names no problem of ${key}: ${health.problem ?? 'none at all'}`] };
  const faults: string[] = [];
  const outcome = await runCommand(place, problem.command, store);
  if (outcome !== 'done') faults.push(`the command ended with ${outcome}: ${problem.command}`);
  const after = await until(
    () => healthOf(server.port),
    ({ state }) => state === 'fresh',
  );
  if (after.state !== 'fresh') faults.push(`health says ${after.state} afterwards: ${after.problem ?? ''}`);
  const seen = await visit(server.port, { live: truths.live, ever: new Map() });
  faults.push(...seen.faults, ...seen.unavailable.map((address) => `${address} answers 503 afterwards`));
  const { reason = 'done', lines } = await statusOf(place);
  if (reason !== 'done') faults.push(`status says ${lines.join(' ')}`);
  return { mended: shownCommand(problem.command, place), faults };
}

function visitFaults({ unavailable, faults }: Visit, { file }: DamageCase): readonly string[] {
  const others = unavailable.filter((address) => !file.mayFail?.test(address));
  return [...faults, ...others.map((address) => `${address} answers 503`)];
}

/** Damages a copy of the store and looks at everything. */
export async function runCase(
  { parent, whole, truths }: DamageSetting,
  damageCase: DamageCase,
): Promise<DamageOutcome> {
  const { file, kind, moment } = damageCase;
  const place = copyPlace(whole, parent);
  const key = file.keyIn(place);
  const sound = directoryStore(place.storeFolder);
  const store = kind === 'not readable' ? unreadableStore(place.storeFolder, key) : undefined;
  const open = () =>
    serveSite({ store: store ?? sound, env: 'local', port: 0, checkIntervalMs, onProblem: () => {} });
  const hurt = () => damage(place, key, { kind, file });
  if (moment === 'restarted') hurt();
  const isUnreadable = kind === 'not readable';
  const server = await open();
  if (moment === 'running') hurt();
  try {
    const seen = await visit(server.port, truths);
    const isHarmless = file.isExchangeable === true && kind === 'exchanged';
    const health = await until(
      () => healthOf(server.port),
      ({ state, problems = [] }) =>
        isHarmless || (state !== 'fresh' && problems.some((problem) => problem.key === key)),
    );
    const faults = [...visitFaults(seen, damageCase)];
    if (health.status !== 200) faults.push(`health answers ${health.status}`);
    const { reason } = await statusOf(place);
    if (!isHarmless && !isUnreadable && reason !== 'integrity') faults.push('status finds nothing');
    const { mended, faults: left } = isHarmless
      ? { mended: 'nothing to repair', faults: [] }
      : await repairWatched({ place, key, server, store }, health, truths);
    return {
      ...damageCase,
      visitor: visitText(seen),
      health: `${health.status} ${health.state}`,
      mended,
      faults: [...faults, ...left],
    };
  } finally {
    await server.close();
    removePlace(place);
  }
}

/** All cells. */
export const allCases: readonly DamageCase[] = fileKinds.flatMap((file) =>
  damageKinds.flatMap((kind) =>
    (['running', 'restarted'] as const).map((moment): DamageCase => ({ file, kind, moment })),
  ),
);
