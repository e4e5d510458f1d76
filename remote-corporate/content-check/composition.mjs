/** What the content is checked against: the pages of all remotes, the company's name, the drawings, the articles of the catalogue. */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from 'shared-types/json/read-json';
import { contentFolder } from '../content-compiler/content-folder.mjs';

/** @typedef {import('shared-types/json/problems').Problem} Problem */
/** @typedef {import('./page-rules.mjs').Route & { screen: string, unlisted?: unknown }} Route */

/**
 * @typedef {object} Composition
 * @property {readonly Problem[]} problems  of files that cannot be read
 * @property {readonly Route[]} ownRoutes  of this remote
 * @property {readonly Route[]} routes     of all remotes
 * @property {string} company              empty where there is no configuration
 * @property {ReadonlySet<string>} drawings  of the gallery, by their ids
 * @property {ReadonlySet<string> | undefined} articleNumbers  `undefined` where they are not known
 */

const packageFolder = path.dirname(contentFolder);

/** @param {string} file @returns {any} `undefined` if there is no such file */
const parseIfThere = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

/**
 * @param {object} [options]
 * @param {boolean} [options.withArticles] false where a new article may not have been published yet
 * @param {string} [options.root] the folder of the packages
 * @returns {Composition}
 */
export function readComposition({ withArticles = false, root = path.dirname(packageFolder) } = {}) {
  /** @type {Problem[]} */
  const problems = [];
  const read = (/** @type {string} */ name) => {
    const file = path.join(root, name);
    const json = readJson(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}', name);
    if (json.kind === 'problem') problems.push(json.problem);
    return /** @type {any} */ (json.kind === 'json' ? json.value : {});
  };
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('remote-'));
  const routes = new Map(remotes.map((name) => [name, read(`${name}/remote.json`).routes ?? []]));
  return {
    problems,
    ownRoutes: routes.get(path.basename(packageFolder)) ?? [],
    routes: [...routes.values()].flat(),
    company: read('release/local/site.json').company?.name ?? '',
    drawings: readDrawings(),
    articleNumbers: withArticles ? readArticleNumbers(path.join(root, '.site')) : undefined,
  };
}

/** Those that the gallery's screen imports and that are there. */
function readDrawings() {
  const imports = fs.readFileSync(path.join(packageFolder, 'src/screens/gallery/drawings.ts'), 'utf8');
  const ids = [...imports.matchAll(/gallery\/([\w-]+)\.svg'/g)].map(([, id = '']) => id);
  const fileOf = (/** @type {string} */ id) => path.join(packageFolder, 'src/drawings/gallery', `${id}.svg`);
  return new Set(ids.filter((id) => fs.existsSync(fileOf(id))));
}

/** @param {string} store @returns {ReadonlySet<string> | undefined} those that are live in it */
function readArticleNumbers(store) {
  const live = parseIfThere(path.join(store, 'envs/local/current.json'))?.remotes ?? {};
  const facts = Object.entries(live).flatMap(
    ([name, { active }]) =>
      parseIfThere(path.join(store, 'releases', name, String(active?.version), 'facts/articles.json')) ?? [],
  );
  return facts.length > 0 ? new Set(facts.map(({ articleNo }) => articleNo)) : undefined;
}
