/** Every import law is broken once, in a small repository made for it, and must be named for it. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import laws from './import-laws.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const depcruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Law, the file that breaks it, what it says. */
const offences: [string, string, string][] = [
  [
    'stands-alone-remote',
    'remote-a/src/screens/one/part.ts',
    "import '../../../../remote-b/src/model/price';",
  ],
  ['stands-alone-remote', 'remote-a/data/build.ts', "import '../../release/src/store';"],
  ['stands-alone-host', 'host/src/screen/wait.ts', "import '../../../release/src/store';"],
  ['stands-alone-release', 'release/src/render.ts', "import '../../host/src/layout/footer';"],
  ['stands-alone-server', 'server/src/serving/api.ts', "import '../../../services/src/accounts/part';"],
  ['stands-alone-services', 'services/src/accounts/look.ts', "import '../../../host/src/layout/footer';"],
  ['stands-alone-shared', 'shared-types/contract.ts', "import type {} from '../host/src/layout/footer';"],
  ['product-knows-no-sample', 'remote-b/data/build.ts', "import '../sample/commands';"],
  ['shared-types-has-types-only', 'shared-types/run.ts', "import { valid } from 'semver';\nvalid('');"],
  ['protocol-stands-alone', 'shared-types/protocol/paths.ts', "import 'semver';"],
  ['visitors-load-no-schemas', 'remote-a/src/model/sheet.ts', "import '../../../shared-types/json/tree.js';"],
  [
    'fakes-are-for-tests',
    'remote-a/src/screens/real.ts',
    "import '../../../shared-types/testing/fake-shell';",
  ],
  ['start-needs-dependencies', 'remote-a/src/screens/mock.ts', "import '@jest/globals';"],
  ['start-needs-dependencies', 'tooling/build/mock.ts', "import '@jest/globals';"],
  ['start-runs-no-development', 'tooling/build/watch.ts', "import '../dev/server.js';"],
  ['workspaces-by-name', 'release/src/sheet.ts', "import '../../shared-types/json/tree.js';"],
  ['api-without-ui', 'remote-a/src/api/port.ts', "import { useState } from 'react';\nuseState();"],
  ['model-is-pure', 'remote-a/src/model/ask.ts', "import '../api/http';"],
  ['model-is-pure', 'remote-a/src/model/read.ts', "import 'node:fs';"],
  ['press-knows-no-screens', 'remote-b/press/page.ts', "import '../src/components/card';"],
  ['press-is-for-node', 'remote-b/src/screens/sheet.ts', "import '../../press/sheet-of';"],
  ['components-are-given-data', 'remote-a/src/components/list.ts', "import '../api/http';"],
  ['features-stand-alone', 'remote-a/src/features/wishes/wishes.ts', "import '../cart/cart';"],
  ['flows-down-in-remote-api-model', 'remote-b/src/model/view.ts', "import '../components/card';"],
  [
    'flows-down-in-remote-components-state',
    'remote-a/src/components/box.ts',
    "import '../features/cart/cart';",
  ],
  ['flows-down-in-remote-features', 'remote-a/src/features/wishes/page.ts', "import '../../screens/part';"],
  ['flows-down-in-host-services-theme', 'host/src/services/facts.ts', "import '../composition/load';"],
  ['flows-down-in-host-routing', 'host/src/routing/links.ts', "import '../screen/deferred';"],
  ['flows-down-in-host-layout-composition', 'host/src/composition/view.ts', "import '../screen/deferred';"],
  ['flows-down-in-host-not-found', 'host/src/not-found/page.ts', "import '../screen/deferred';"],
  ['flows-down-in-host-screen', 'host/src/screen/outlet.ts', "import '../entry/app';"],
  ['flows-down-in-host-panels-search', 'host/src/search/box.ts', "import '../entry/app';"],
  ['release-knows-no-http-and-no-database', 'release/src/listen.ts', "import 'node:http';"],
  ['services-know-no-page', 'services/src/accounts/page.ts', "import '../../../server/src/serving/part';"],
  ['services-know-no-page', 'services/src/accounts/chain.ts', "import '../../../release/src/store/part';"],
  ['flows-down-in-release-model', 'release/src/model/wrong.ts', "import '../store/part';"],
  ['flows-down-in-release-store', 'release/src/store/wrong.ts', "import '../integrity/part';"],
  ['flows-down-in-release-integrity', 'release/src/integrity/wrong.ts', "import '../rendering/part';"],
  [
    'flows-down-in-release-rendering-publishing',
    'release/src/rendering/wrong.ts',
    "import '../inspection/part';",
  ],
  ['flows-down-in-release-seo-inspection', 'release/src/inspection/wrong.ts', "import '../operating/part';"],
  ['flows-down-in-release-operating', 'release/src/operating/wrong.ts', "import '../cli/part';"],
  ['flows-down-in-release-watching', 'release/src/watching/wrong.ts', "import '../cli/part';"],
  ['flows-down-in-server-http', 'server/src/http/wrong.ts', "import '../serving/part';"],
  ['flows-down-in-server-serving', 'server/src/serving/wrong.ts', "import '../exporting/part';"],
  ['flows-down-in-server-exporting-console', 'server/src/exporting/wrong.ts', "import '../verbs/part';"],
  ['flows-down-in-services-database', 'services/src/database/wrong.ts', "import '../enquiries/part';"],
  ['flows-down-in-services-enquiries-accounts', 'services/src/enquiries/wrong.ts', "import '../verbs/part';"],
  ['federation-in-composition', 'host/src/entry/browser.ts', "import '@module-federation/enhanced/runtime';"],
  ['remote-without-router', 'remote-a/src/screens/link.ts', "import 'react-router-dom';"],
  ['sdk-in-its-provider', 'remote-auth/src/screens/login.ts', "import 'firebase/auth';"],
  ['no-cycle', 'host/src/theme/egg.ts', "import './hen';"],
];

/** Files beside the offences that break nothing. */
const lawful: [string, string][] = [
  ['remote-b/src/model/price.ts', 'export const price = 1;'],
  ['remote-b/press/sheet-of.ts', "import '../articles/glove';\nimport '../src/model/price';"],
  ['remote-b/articles/glove.ts', 'export const glove = 1;'],
  ['remote-b/sample/commands.ts', "import '../src/model/price';"],
  ['remote-b/src/components/card.ts', "import '../model/price';"],
  ['remote-a/src/api/http.ts', "import axios from 'axios';\naxios;"],
  ['remote-a/src/components/heading.ts', 'export const heading = 1;'],
  ['remote-auth/src/providers/firebase/project.ts', "import 'firebase/auth';"],
  ['remote-a/src/features/cart/row.ts', "import '../../components/heading';"],
  ['remote-a/src/features/cart/cart.ts', "import '../../api/http';\nimport './row';"],
  ['remote-a/src/screens/part.ts', "import '../features/cart/cart';"],
  ['release/src/store.ts', 'export const store = 1;'],
  ['shared-types/json/tree.ts', "import 'jsonc-parser';"],
  ['release/src/read.ts', "import 'shared-types/json/tree';"],
  ['release/src/model/part.ts', 'export const part = 1;'],
  ['release/src/store/part.ts', "import '../model/part';"],
  ['release/src/integrity/part.ts', "import '../store/part';"],
  ['release/src/rendering/part.ts', "import '../integrity/part';"],
  ['release/src/seo/part.ts', "import '../rendering/part';"],
  ['release/src/inspection/part.ts', "import '../rendering/part';"],
  ['release/src/publishing/part.ts', "import '../integrity/part';"],
  ['release/src/operating/part.ts', "import '../inspection/part';"],
  ['release/src/cli/part.ts', "import '../operating/part';"],
  ['server/src/http/part.ts', 'export const part = 1;'],
  ['server/src/serving/part.ts', "import '../http/part';"],
  ['server/src/exporting/part.ts', "import '../serving/part';"],
  ['server/src/verbs/part.ts', "import '../exporting/part';"],
  ['services/src/enquiries/part.ts', 'export const part = 1;'],
  ['services/src/verbs/part.ts', "import '../enquiries/part';"],
  ['services/src/accounts/part.ts', 'export const part = 1;'],
  ['tooling/tool.ts', "import '@module-federation/enhanced/webpack';"],
  // The other half of the cycle, which is reported once.
  ['host/src/theme/hen.ts', "import './egg';"],
  ['host/src/entry/app.ts', "import '../screen/deferred';"],
  ['host/src/screen/deferred.ts', "import '../composition/load';"],
  ['host/src/layout/footer.ts', 'export type Footer = 1;'],
  ['host/src/layout/footer.test.ts', "import 'shared-types/testing/fake-shell';"],
  ['tooling/dev/server.ts', "import '@jest/globals';"],
  [
    'shared-types/testing/fake-shell.ts',
    "import { jest } from '@jest/globals';\nexport const fake = jest.fn();",
  ],
  ['host/src/services/http.ts', "import axios from 'axios';\naxios;"],
  ['host/src/composition/load.ts', "import '@module-federation/enhanced/runtime';"],
];

const dependencies = Object.fromEntries(
  [
    '@module-federation/enhanced',
    '@types/semver',
    'axios',
    'firebase',
    'jsonc-parser',
    'react',
    'semver',
  ].map((name) => [name, '*']),
);
const devDependencies = { '@jest/globals': '*' };

const manifests = {
  host: { dependencies: { ...dependencies, 'shared-types': '0.0.0' }, devDependencies },
  release: { dependencies: { 'shared-types': '0.0.0' } },
  server: { dependencies: { release: '0.0.0' } },
  services: { dependencies: { release: '0.0.0', server: '0.0.0' } },
  'remote-a': { dependencies, devDependencies },
  'remote-auth': { dependencies },
  'remote-b': { dependencies },
  'shared-types': { dependencies, devDependencies },
  tooling: { dependencies, devDependencies },
};

type Report = { summary: { violations: { rule: { name: string }; from: string }[] } };

const cruise = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const config = path.join(root, 'tooling/dist/lint/import-laws.js');
    const flags = ['--config', config, '--output-type', 'json', '.'];
    execFile(process.execPath, [depcruise, ...flags], { cwd: folder, maxBuffer: 2 ** 26 }, (_, stdout) =>
      resolve(stdout),
    );
  });

async function write(folder: string, file: string, text: string) {
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await writeFile(path.join(folder, file), `${text}\nexport {};\n`);
}

/** law and file of every violation */
let found: readonly string[] = [];

beforeAll(async () => {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  // Inside the repository, so that its dependencies are found.
  const folder = await mkdtemp(path.join(root, '.cache/import-laws-'));
  for (const [, file, text] of offences) await write(folder, file, text);
  for (const [file, text] of lawful) await write(folder, file, text);
  for (const [name, manifest] of Object.entries(manifests))
    await writeFile(path.join(folder, name, 'package.json'), JSON.stringify({ name, ...manifest }));
  await mkdir(path.join(folder, 'node_modules'));
  await symlink('../shared-types', path.join(folder, 'node_modules/shared-types'));
  const report = JSON.parse(await cruise(folder)) as Report;
  await rm(folder, { recursive: true });
  found = report.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
});

describe('the import laws', () => {
  it('are each broken by an offence', () => {
    const broken = new Set(offences.map(([law]) => law));
    expect(laws.forbidden?.filter(({ name }) => !broken.has(name ?? ''))).toEqual([]);
  });

  it('refuse each offence', async () => {
    expect(
      await missesOf(offences, ([law, file]) => {
        expect(found).toContain(`${law} ${file}`);
      }),
    ).toEqual([]);
  });

  it('allow similar files that break no law', () => {
    expect(found.filter((violation) => lawful.some(([file]) => violation.endsWith(file)))).toEqual([]);
  });
});
