/** Commands that are killed and repeated, on each kind of store. `gc`: `garbage.slow.test.ts`; `export`: `export-site.slow.test.ts`. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generationKey, pageSetsKey, releaseKey } from 'release/store/keys';
import { openStore } from 'release/store/open-store';
import type { Store } from 'release/store/store';
import {
  cephIsMissing,
  hasCeph,
  makeBucket,
  s3Variables,
  startCephGateway,
  type CephGateway,
} from 'release/testing/ceph-gateway';
import { builtHost, builtRemote, writeDist } from 'release/testing/release-factory';
import { releaseProcesses } from 'release/testing/release-processes';
import { openOperator } from 'release/operating/operator';
import { testSite, writeSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';

const folder = temporaryFolder();
const host = writeDist(folder, builtHost({ version: '1.0.0' }));
const [first, ...others] = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'].map((version) =>
  writeDist(folder, builtRemote({ name: 'shop', version })),
) as [string, string, string, string, string];
const siteFile = writeSite(folder);
const otherSite = writeSite(
  folder,
  testSite({ hosting: { name: 'Other', url: 'https://o.example' } }),
  'other.json',
);

let gateway: CephGateway | undefined;
let variables: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  if (!hasCeph) return;
  gateway = await startCephGateway();
  variables = s3Variables(gateway.address);
  Object.assign(process.env, variables);
  await makeBucket('site');
}, 60_000);

afterAll(async () => await gateway?.close());

interface Case {
  readonly moment: string;
  readonly args: readonly string[];
  readonly isMoment: (store: Store, pageSets: number) => Promise<boolean>;
  /** The generation and the shop's version that are live in the end. */
  readonly live: readonly [number, string | undefined];
}

const reason = ['--reason', 'test'];
const committed = {
  moment: 'its generation was written',
  isMoment: (store: Store) => store.has(generationKey('local', 4)),
};

const cases: readonly Case[] = [
  {
    args: ['publish', others[3]],
    moment: 'a part of the files was written',
    isMoment: async (store) => (await store.list(releaseKey('shop', '1.4.0'))).length > 0,
    live: [3, '1.2.0'],
  },
  {
    args: ['promote', 'shop@1.3.0', '--quick'],
    moment: 'a page set was written',
    isMoment: async (store, pageSets) => (await store.list(pageSetsKey)).length > pageSets,
    live: [4, '1.3.0'],
  },
  { args: ['promote', 'shop@1.1.0', '--quick'], ...committed, live: [4, '1.1.0'] },
  { args: ['rollback', 'shop@1.1.0', ...reason, '--quick'], ...committed, live: [4, '1.1.0'] },
  { args: ['retire', 'shop', ...reason, '--quick'], ...committed, live: [4, undefined] },
  { args: ['configure', otherSite, ...reason, '--quick'], ...committed, live: [4, '1.2.0'] },
];

const kinds = [
  {
    kind: 'a folder',
    newPlace: () => path.join(mkdtempSync(path.join(folder, 'store-')), 'store'),
    isHere: true,
  },
  {
    kind: `a bucket${hasCeph ? '' : ` (${cephIsMissing})`}`,
    newPlace: () => `s3://site/${randomUUID()}`,
    isHere: hasCeph,
  },
];

for (const { kind, newPlace, isHere } of kinds)
  (isHere ? describe : describe.skip)(`with its store in ${kind}, a command that is killed`, () => {
    let place = '';
    const { start } = releaseProcesses(() => ({ storeFolder: place }));

    async function run(args: readonly string[], isTimeToKill?: () => Promise<boolean>): Promise<unknown> {
      const { child, ended, output } = start(args, variables);
      while (isTimeToKill && child.exitCode === null && !(await isTimeToKill())) await pause(1);
      if (isTimeToKill) child.kill('SIGKILL');
      await ended;
      return output() === '' ? undefined : JSON.parse(output());
    }

    it.each(cases)(
      'once $moment does the rest when it is repeated: $args.0',
      async ({ args, isMoment, live }) => {
        place = newPlace();
        const operator = openOperator({ store: place });
        await operator.init();
        await operator.publish([host, first, ...others.slice(0, 3)]);
        await operator.promote({ targets: ['host@1.0.0', 'shop@1.0.0'], siteFile });
        for (const version of ['1.1.0', '1.2.0']) await operator.promote({ targets: [`shop@${version}`] });
        await operator.settle({ isQuick: true });
        const store = openStore(place);
        const { length } = await store.list(pageSetsKey);
        const told = await run(args, () => isMoment(store, length));
        // The command has ended if the machine was faster than the kill; then nobody repeats it.
        expect(told ?? (await run(args))).toMatchObject({ ok: true });
        const { n, state, problems } = await openOperator({ store: place }).status();
        expect([n, state.packages['shop']?.active.version, problems]).toEqual([...live, []]);
        expect(await run(args)).toMatchObject({ ok: true, changed: false });
      },
    );
  });
