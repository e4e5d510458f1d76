/** What becomes of one changed content file: clear errors, or a page that does no harm. */
import { plainText } from '../../content-compiler/plain-text.mjs';
import { readPage } from '../../content-compiler/compile-page.mjs';
import { checkContent } from '../check-content.mjs';
import { readSources } from '../json-source.mjs';
import { harmIn } from './harm-in.mjs';
import { mutation } from './mutations.mjs';

/** @typedef {import('../content-files.mjs').ContentFiles} ContentFiles */
/** @typedef {import('shared-types/json/problems').Problem} Problem */
/** @typedef {typeof import('./render-content')} Renderer */

/**
 * @typedef {object} Trial
 * @property {ContentFiles} files
 * @property {import('../composition.mjs').Composition} composition
 * @property {string} today
 * @property {Unchanged} unchanged
 * @property {Renderer} renderer
 */

/** @typedef {NonNullable<ContentFiles['unchanged']>} Unchanged */

/**
 * What need not be read again for each trial.
 *
 * @param {ContentFiles} files
 * @returns {Unchanged}
 */
export function unchangedOf({ pages, data }) {
  const sources = readSources(data);
  const readData = (/** @type {string} */ name) => sources.get(name)?.value;
  const read = Object.entries(pages).map(
    ([name, text]) =>
      /** @type {const} */ ([name, readPage(text, { file: `content/pages/${name}.md`, readData })]),
  );
  return { sources, pages: new Map(read) };
}

/**
 * @param {Trial} trial
 * @param {number} seed
 * @returns {{ outcome: 'error' | 'page' | 'crash', file: string, detail: string }} `detail`: of a crash
 */
export function tryMutation(trial, seed) {
  const { folder, name, text } = mutation(trial.files, seed);
  const file = `content/${folder}/${name}.${folder === 'pages' ? 'md' : 'json'}`;
  try {
    const files = { ...trial.files, [folder]: { ...trial.files[folder], [name]: text } };
    const unchanged = withoutChanged(trial.unchanged, folder, name);
    const findings = checkContent({ ...files, unchanged }, trial.composition, trial.today).filter(
      ({ isWarning }) => !isWarning,
    );
    const unclear = findings.find((finding) => !isClear(finding, files));
    if (unclear)
      return { outcome: 'crash', file, detail: `The error says no place: ${JSON.stringify(unclear)}` };
    if (findings.length > 0) return { outcome: 'error', file, detail: '' };
    const harm = htmlOf({ folder, name, text }, { ...trial, unchanged }).flatMap(harmIn);
    return harm.length > 0
      ? { outcome: 'crash', file, detail: `The page has ${harm.join(', ')}` }
      : { outcome: 'page', file, detail: '' };
  } catch (error) {
    return { outcome: 'crash', file, detail: error instanceof Error ? String(error.stack) : String(error) };
  }
}

/** @param {Problem} finding @param {ContentFiles} files */
function isClear({ file, line, column, message }, files) {
  const [, folder = '', name = ''] = /^content\/(pages|data)\/(.+)\.\w+$/.exec(file) ?? [];
  const texts = /** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */ (
    /** @type {unknown} */ (files)
  );
  const lines = plainText(texts[folder]?.[name] ?? '').split('\n');
  const isInside =
    line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1] ?? '').length + 1;
  return isInside && message.trim() !== '' && message.length < 8000;
}

/**
 * Pages are made from data files too, so a changed one leaves none of them as it was.
 *
 * @param {Unchanged} unchanged
 * @param {'pages' | 'data'} folder
 * @param {string} name
 * @returns {Unchanged}
 */
function withoutChanged({ sources, pages }, folder, name) {
  const others = (/** @type {ReadonlyMap<string, any>} */ map) =>
    new Map([...map].filter(([other]) => other !== name));
  return folder === 'data'
    ? { sources: others(sources), pages: new Map() }
    : { sources, pages: others(pages) };
}

/**
 * @param {{ folder: 'pages' | 'data', name: string, text: string }} changed
 * @param {Trial} trial with what has not changed
 * @returns {readonly string[]}
 */
function htmlOf({ folder, name, text }, { files, unchanged, renderer }) {
  const value = (/** @type {string} */ file) =>
    folder === 'data' && file === name ? JSON.parse(plainText(text)) : unchanged.sources.get(file)?.value;
  const texts = folder === 'data' ? files.pages : { [name]: text };
  const pages = Object.entries(texts)
    .filter(([, source]) => folder === 'pages' || source.includes(` ${name}\n`))
    .map(([page, source]) => readPage(source, { file: page, readData: value }).page);
  const names = ['certificates', 'events', 'jobs', 'news', 'policies'];
  const lists =
    folder === 'data' && names.includes(name)
      ? renderer.renderData(/** @type {any} */ (Object.fromEntries(names.map((file) => [file, value(file)]))))
      : [];
  return [...pages.flatMap(renderer.renderPage), ...lists];
}
