/**
 * Program that `try-screens.ts` runs: `node try-screens-program.js PACKAGE OUTPUT`. Renders a page of each route, the first
 * of those that have parameters, and prints where one uses what only browsers have. Other failures are ignored: on a site,
 * with its host and its facts, the page may succeed.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxiosStatic } from 'axios';
import type { RemoteDescriptor, RouteDescriptor } from 'shared-types';
import { fitsRoute } from 'shared-types/protocol/routes';
import { inPackage, root } from 'tooling/setup/root';

const [folder = '', output = ''] = process.argv.slice(2);

/** Loads a module that the host shares, as a page does. */
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
  load?: (request: object, from: object) => Promise<{ data?: unknown } | undefined>;
  Screen: unknown;
};

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

/** @returns the first error */
async function errorOf({ path: route, screen, title }: RouteDescriptor): Promise<unknown> {
  try {
    const { paths, load, Screen } = hostModule(path.resolve(output, `node/${screen}.cjs`)) as BuiltScreen;
    const addresses = (await paths?.(context)) ?? [route];
    const address = addresses.find((candidate) => fitsRoute(route, candidate));
    if (address === undefined) return undefined;
    const request = { path: address, search: '', hash: '', route, title };
    const { data } = (await load?.(request, context)) ?? {};
    const { publishedAt } = context;
    const element = createElement(Screen, { shell, request, data, assetBase: '/', publishedAt });
    return await new Promise((resolve) => {
      renderToPipeableStream(element, { onError: resolve, onAllReady: () => resolve(undefined) });
    });
  } catch (error) {
    return error;
  }
}

/** Source and line of an error in a built module: webpack writes the name of each source above its code. */
function sourceOf(stack: string, name: string) {
  const [, file = '', line = '0'] = /([^()\s]+\.cjs):(\d+):\d+/.exec(stack) ?? [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, Number(line));
  const [source = ''] = lines.flatMap((text) => /^;\/\/ \.\/(\S+)/.exec(text)?.[1] ?? []).slice(-1);
  const [use = name] = new RegExp(String.raw`\b${name}\b[.\w]*`).exec(lines.at(-1) ?? '') ?? [];
  const place = path.join(folder, source);
  const sources = fs.readFileSync(place, 'utf8').split('\n');
  return `${path.relative(root, place)}:${sources.findIndex((text) => text.includes(use)) + 1}`;
}

async function main({ routes }: RemoteDescriptor) {
  for (const route of routes.filter(({ ui }) => !ui)) {
    const { message = '', stack = '' } = ((await errorOf(route)) ?? {}) as Partial<Error>;
    const [, name] = /^(\w+) is not defined$/.exec(message) ?? [];
    if (name === undefined) continue;
    process.exitCode = 1;
    console.log(
      `${sourceOf(stack, name)} uses ${name} while Node renders ${route.path}, where there is none: use it in an effect or a handler.`,
    );
  }
}

await main(JSON.parse(fs.readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteDescriptor);
process.exit();
