/**
 * `node try-screens-program.mjs PACKAGE OUTPUT`: what `try-screens.mjs` runs. Renders a page of each route, the first of those
 * that have parameters, and prints where one uses what only browsers have. Whatever else fails may succeed on a site: neither its host nor
 * its facts are here.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fitsRoute } from 'shared-types/protocol/routes';
import { inPackage } from '../root.mjs';

const [folder = '', output = ''] = process.argv.slice(2);
/** Takes what the host shares, as a page does. */
const hostModule = createRequire(import.meta.url);
const axios = hostModule('axios');
const { createElement } = hostModule('react');
const { renderToPipeableStream } = hostModule('react-dom/server');

// Some versions of Node have these; where pages are rendered they are taken away.
for (const name of ['navigator', 'localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);

/** Stands for all that a host gives: each member and each result is itself. @type {any} */
const anything = new Proxy(() => {}, {
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
  readAsset: async (/** @type {string} */ file) =>
    JSON.parse(fs.readFileSync(path.join(output, file), 'utf8')),
  site: JSON.parse(fs.readFileSync(inPackage('release', 'local/site.json'), 'utf8')),
  publishedAt: '2026-01-01T00:00:00Z',
  signal: new AbortController().signal,
};

/** A host whose stores and services are not here. */
const shell = new Proxy(context, { get: (known, key) => Reflect.get(known, key) ?? anything });

/** @param {import('shared-types').RouteDescriptor} route @returns {Promise<unknown>} the first error */
async function errorOf({ path: route, screen, title }) {
  try {
    const { paths, load, Screen } = hostModule(path.resolve(output, `node/${screen}.cjs`));
    const addresses = (await paths?.(context)) ?? [route];
    const address = addresses.find((/** @type {string} */ candidate) => fitsRoute(route, candidate));
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

/** Where a line of a built module comes from: webpack writes the name of each source above its code. @param {string} stack @param {string} name */
function sourceOf(stack, name) {
  const [, file = '', line = '0'] = /([^()\s]+\.cjs):(\d+):\d+/.exec(stack) ?? [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, Number(line));
  const [source = ''] = lines.flatMap((text) => /^;\/\/ \.\/(\S+)/.exec(text)?.[1] ?? []).slice(-1);
  const [use = name] = new RegExp(String.raw`\b${name}\b[.\w]*`).exec(lines.at(-1) ?? '') ?? [];
  const sources = fs.readFileSync(path.join(folder, source), 'utf8').split('\n');
  return `${path.basename(folder)}/${source}:${sources.findIndex((text) => text.includes(use)) + 1}`;
}

/** @param {import('shared-types').RemoteDescriptor} descriptor */
async function main({ routes }) {
  for (const route of routes.filter(({ ui }) => ui !== 'mui')) {
    const { message = '', stack = '' } = /** @type {Error} */ ((await errorOf(route)) ?? {});
    const [, name] = /^(\w+) is not defined$/.exec(message) ?? [];
    if (name === undefined) continue;
    process.exitCode = 1;
    console.log(
      `${sourceOf(stack, name)} uses ${name} while Node renders ${route.path}, where there is none: use it in an effect or a handler.`,
    );
  }
}

await main(JSON.parse(fs.readFileSync(path.join(folder, 'remote.json'), 'utf8')));
process.exit();
