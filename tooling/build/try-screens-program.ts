/**
 * Program that `try-screens.ts` runs: `node try-screens-program.js PACKAGE OUTPUT`. Renders a page of each route, the first
 * of those that have parameters, and says what fails for every site. A page whose `load` fails is left to a site with its
 * facts and services.
 */
import fs from 'node:fs';
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { AxiosStatic } from 'axios';
import type { RemoteDescriptor, RouteDescriptor } from 'shared-types';
import { fitsRoute } from 'shared-types/protocol/routes';
import { inPackage, root } from 'tooling/setup/root';
import type { Tried } from './try-screens.js';

const [folder = '', output = ''] = process.argv.slice(2);

/** Loads a module that the host shares. */
const hostModule = createRequire(import.meta.url);
const axios = hostModule('axios') as AxiosStatic;
const { createElement } = hostModule('react') as {
  createElement: (component: unknown, props: object) => unknown;
};
const { renderToPipeableStream } = hostModule('react-dom/server') as {
  renderToPipeableStream: (
    element: unknown,
    options: { onError: (error: unknown) => void; onAllReady: () => void },
  ) => void;
};

type BuiltScreen = {
  paths?: (from: object) => Promise<readonly string[]>;
  load?: (request: object, from: object) => Promise<{ kind: string; data?: unknown }>;
  Screen: unknown;
};

/** Evaluates a built module with what the host shares, as a page does: the package may have another React installed. */
function evaluate(file: string): object {
  const module = { exports: {} };
  const text = fs.readFileSync(file, 'utf8');
  const run = vm.compileFunction(text, ['module', 'exports', 'require'], { filename: file });
  Reflect.apply(run, undefined, [module, module.exports, hostModule]);
  return module.exports;
}

// Some versions of Node have these; where pages are rendered they are taken away.
for (const name of ['navigator', 'localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);

/** Stand-in for everything that a host gives: each member and each result is itself. */
const anything: unknown = new Proxy(() => {}, {
  apply: () => anything,
  get: (_, key) => {
    if (key === 'then') return undefined;
    return key === Symbol.toPrimitive ? () => '' : anything;
  },
});

const context = {
  facts: async () => undefined,
  findPages: async () => [],
  http: async () => axios.create({ adapter: () => Promise.reject(new Error('A build asks nobody.')) }),
  readAsset: async (file: string) => JSON.parse(fs.readFileSync(path.join(output, file), 'utf8')) as unknown,
  site: JSON.parse(fs.readFileSync(inPackage('release', 'local/site.json'), 'utf8')) as unknown,
  publishedAt: '2026-01-01T00:00:00Z',
  signal: new AbortController().signal,
};

/** Shell of a host whose stores and services are not here. */
const shell = new Proxy(context, { get: (known, key) => (Reflect.get(known, key) as unknown) ?? anything });

const tell = (tried: Tried) => process.send?.(tried);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Data to draw the first page of a route with, or the reason why a site is needed for it. */
async function pageOf({ paths, load }: BuiltScreen, { path: route, title }: RouteDescriptor) {
  const addresses = (await paths?.(context)) ?? [route];
  const address = addresses.find((candidate) => fitsRoute(route, candidate));
  if (address === undefined) return 'its paths list no page';
  const request = { path: address, search: '', hash: '', route, title };
  const { kind, data } = (await load?.(request, context)) ?? { kind: 'ready' };
  return kind === 'ready' ? { request, data } : `load answers '${kind}'`;
}

/** Name of what only browsers have, in an error that every site would meet. */
const missingName = (error: unknown) => /^(\w+) is not defined$/.exec(messageOf(error))?.[1];

/** @returns why the route was not tried. @throws what the code of the screen throws on every site */
async function tryRoute(route: RouteDescriptor): Promise<string | undefined> {
  const screen = evaluate(path.resolve(output, `node/${route.screen}.cjs`)) as BuiltScreen;
  const page = await pageOf(screen, route).catch((error: unknown) => {
    if (missingName(error) !== undefined) throw error;
    return messageOf(error);
  });
  if (typeof page === 'string') return page;
  const { publishedAt } = context;
  const element = createElement(screen.Screen, { shell, ...page, assetBase: '/', publishedAt });
  await new Promise<void>((resolve, reject) => {
    renderToPipeableStream(element, { onError: reject, onAllReady: resolve });
  });
  return undefined;
}

/** Places in the sources that an error came by, the innermost first. */
const placesOf = (stack: string): readonly string[] =>
  [...stack.matchAll(/([^()\s]+\.cjs):(\d+):(\d+)/g)].flatMap(([, file = '', line, column]) => {
    if (!fs.existsSync(`${file}.map`)) return [];
    const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return [];
    const source = entry.originalSource.replace(/^webpack:\/\/.*?\/(?=\.)/, '');
    return [`${path.relative(root, path.join(folder, source))}:${entry.originalLine + 1}`];
  });

function problemOf(error: unknown, route: string): string {
  const [place = folder, ...outer] = placesOf((error as Partial<Error> | undefined)?.stack ?? '');
  const name = missingName(error);
  if (name !== undefined)
    return `${place} uses ${name} while Node renders ${route}, where there is none: use it in an effect or a handler, or import it.`;
  const from = outer.map((one) => `\n    called at ${one}`).join('');
  return `${place} throws while Node renders ${route}: ${messageOf(error)}${from}`;
}

// What a screen starts and leaves is not part of its page.
for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, () => {});

const { routes } = JSON.parse(fs.readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteDescriptor;
for (const route of routes.filter(({ ui }) => !ui)) {
  tell({ route: route.path });
  try {
    const reason = await tryRoute(route);
    if (reason !== undefined) tell({ untried: `${route.path} was not tried without a site: ${reason}` });
  } catch (error) {
    tell({ problem: problemOf(error, route.path) });
  }
}
process.send?.({ isDone: true } satisfies Tried, undefined, undefined, () => process.exit());
