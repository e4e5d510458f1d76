/** Reasons why a container cannot run on the site, by its manifest and by the text of its files. */
import fs from 'node:fs';
import path from 'node:path';
import { namesOfStores } from 'release/publishing/reach-checks';
import semver from 'semver';
import type { StorageEntry } from 'shared-types';
import { inPackage } from 'tooling/setup/root';
import { installedVersion } from '../webpack/shared-modules.js';
import type { Container } from './container.js';

/** Facts about the app that its files do not say. */
export interface Declared {
  readonly storage: readonly StorageEntry[];
  /** Origins of the APIs that the site configuration names. */
  readonly apiOrigins: readonly string[];
}

/** A text that a file must not have. */
interface Rule {
  readonly text: RegExp;
  readonly problem: string;
  readonly remedy: string;
}

const byTrustedTypes = 'which the policy of the site refuses (Trusted Types)';

/** Rules for scripts, without the entry, which holds the container's own federation runtime. */
const scriptRules: readonly Rule[] = [
  {
    text: /styleSheet\.cssText|Couldn't find a style target|createElement\(["'`]style["'`]\)[^{}]{0,120}createTextNode/,
    problem: 'writes style elements (style-loader), which the policy of the site refuses',
    remedy: 'Use mini-css-extract-plugin, or CssExtractRspackPlugin',
  },
  {
    text: /\beval\((?:__webpack_require__|["'`])|\bnew Function\(/,
    problem: `makes code of texts, ${byTrustedTypes}`,
    remedy:
      'Build it in production mode, with a devtool that has no "eval", and without libraries that do so',
  },
  {
    text: /\.(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML\(|dangerouslySetInnerHTML|document\.write\(|createContextualFragment\(/,
    problem: `writes HTML of texts, ${byTrustedTypes}`,
    remedy: 'Draw elements by React',
  },
  {
    text: /isReactComponent\s*=\s*\{\}|__reactFiber/,
    problem: 'has a copy of React, and a page has one only',
    remedy: 'Share react and react-dom as singletons, and create no root in what is exposed',
  },
  {
    text: /\bnew (?:Shared)?Worker\(|serviceWorker\.register\(/,
    problem: 'starts a worker, whose script a browser cannot check',
    remedy: 'Do its work in the page, or on a server',
  },
];

const sheetRules: readonly Rule[] = [
  {
    text: /url\(["']?data:(?:font|application\/(?:x-)?font)/,
    problem: 'has a font as a data: address, which the policy of the site refuses',
    remedy: 'Let the builder write fonts as files ("asset/resource")',
  },
  {
    text: /@import\b/,
    problem: 'imports a sheet, which a browser cannot check',
    remedy: 'Bundle it',
  },
  {
    // The names of Tailwind are its own.
    text: /@property\s+--(?!tw-)/,
    problem: 'registers a variable (@property), for all elements of the page',
    remedy: 'Set it where it is used',
  },
];

/** A request to an address of its own, as far as the text shows it. */
const request =
  /(?:\bfetch\(|\bbaseURL:|\bnew (?:WebSocket|EventSource)\(|\.open\(["'][A-Z]+["'],)\s*["'`]((?:https?|wss?):\/\/[^/"'`]+)/g;

function* textProblems({ dist, files, entry }: Container, { storage, apiOrigins }: Declared) {
  const scripts: string[] = [];
  for (const file of files.filter((name) => name !== entry && /\.(?:js|css)$/.test(name))) {
    const text = fs.readFileSync(path.join(dist, file), 'utf8');
    const isScript = file.endsWith('.js');
    if (isScript) scripts.push(text);
    for (const { text: refused, problem, remedy } of isScript ? scriptRules : sheetRules)
      if (refused.test(text)) yield `${file} ${problem}. ${remedy}.`;
    for (const [, origin = ''] of isScript ? text.matchAll(request) : [])
      if (!apiOrigins.includes(origin))
        yield `${file} sends requests to ${origin}, which the site does not name. Name it in \`api\` of the site configuration, and that with --site FILE.`;
    for (const [store, opened] of Object.entries(namesOfStores))
      if (isScript && opened.test(text) && !storage.some((entry) => entry.store === store))
        yield `${file} stores in the browser (${store}), which nobody declares. Write --storage FILE, a list as \`storage\` of a remote.json.`;
  }
  const isIn = (pattern: RegExp) => scripts.some((text) => pattern.test(text));
  if (isIn(/\bpushState\b|\bpopstate\b/) && !isIn(/\bbasePath\b/))
    yield 'The app has a router, and nothing in it reads the prop basePath. Give it to the router of the exposed component, <BrowserRouter basename={basePath}>.';
}

/** Names that a window has and Node has not: what is put there is lost, or changes the page. */
const namesOfWindow =
  'closed confirm customElements document event external find focus frames history home length location menubar name open opener origin parent print prompt scheduler screen scroll scrollbars self speechSynthesis status statusbar stop toolbar top visualViewport window'.split(
    ' ',
  );

function* manifestProblems({ globalName, publicPath, entryType, entry, listed, ranges }: Container) {
  if (globalName === 'host' || globalName in globalThis || namesOfWindow.includes(globalName))
    yield `The app has the name ${globalName}, which the host or each window has. Choose another name in its federation.`;
  if (!['global', 'var', 'window', 'self', 'module'].includes(entryType))
    yield `${entry} is of the type "${entryType}", which the site cannot load. Leave out the type of the library (webpack, Rspack).`;
  if (publicPath !== 'auto')
    yield `The app looks for its files at ${publicPath || 'an address that its code makes'}, and the site keeps them elsewhere. Build it with publicPath: 'auto', or base: './' on Vite.`;
  for (const name of ['react', 'react-dom']) {
    const range = ranges[name];
    const version = installedVersion(inPackage('tooling'), name) ?? '';
    if (range === undefined && (name === 'react' || listed.includes(name)))
      yield `The app does not share ${name} as a singleton. Add to \`shared\` of its federation: react: { singleton: true }, 'react-dom': { singleton: true }.`;
    if (range !== undefined && !semver.satisfies(version, range, { includePrerelease: true }))
      yield `The app needs ${name} ${range}, and the site has ${version}. Update it, then build again.`;
  }
}

/** @returns each with what to do, none twice; empty if the site can run the container */
export const refusalsOf = (container: Container, declared: Declared): readonly string[] => {
  const ofManifest = [...manifestProblems(container)];
  return ofManifest.length > 0 ? ofManifest : [...new Set(textProblems(container, declared))];
};
