/** Finds file, line and column in what compilers and checks print. */
import path from 'node:path';
import { root } from '../root.mjs';

/**
 * @typedef {object} Problem
 * @property {string} kind     what found it, as a reader says it: `Build`, `Contract`, `Content`, `Data`, `Running`
 * @property {string} package  folder of the package: `remote-catalogue`
 * @property {string} [file]   from the repository's root
 * @property {number} [line]   from 1
 * @property {number} [column] from 1
 * @property {string} text     what is wrong
 */

/** @typedef {{ kind: string, package: string, module?: string | undefined }} Origin  `module`: the file, if the text names none */

/** A line for each fault: of the TypeScript compiler, and of checks of content and data. */
const faultLines = [
  /^(?<file>\S[^\n(]*?)\((?<line>\d+),(?<column>\d+)\): error (?<text>TS\d+: [^]*?)(?=\n\S|$(?![\r\n]))/gm,
  /^\s*(?<file>[^\s:]+\.\w+):(?<line>\d+):(?<column>\d+):? (?<text>.+)$/gm,
];

/** One place in a longer text: of swc, of PostCSS, of webpack, of JSON. */
const places = [
  /\[(?<file>[^\]\s]+?):(?<line>\d+):(?<column>\d+)\]/,
  /\((?<line>\d+):(?<column>\d+)\) (?<file>\/\S+)/,
  /\(line (?<line>\d+) column (?<column>\d+)\)/,
];

const withoutColours = (/** @type {string} */ text) => text.replaceAll(/\u001b\[\d+(;\d+)*m/g, '');

/** Removes stack traces of the compilers. @param {string} text */
const withoutTraces = (text) =>
  text.replace(/\n+Caused by:\n[^]*?Stack backtrace:[^]*$/, '').replace(/\n {4}at [^]*$/, '');

/** @param {string} file as it was printed @param {string} packageFolder @returns {string} from the repository's root */
function fromRoot(file, packageFolder) {
  const clean = file.replace(/^(webpack:\/\/[^/]*\/)?/, '').replace(/\?.*$/, '');
  const absolute = path.isAbsolute(clean) ? clean : path.resolve(root, packageFolder, clean);
  const isNamedFromRoot = !path.isAbsolute(clean) && clean.startsWith(`${packageFolder}/`);
  return path.relative(root, isNamedFromRoot ? path.join(root, clean) : absolute);
}

/** Editors know content, not builds: their faults are shown as faults of content. @param {string} file */
const isContent = (file) => /^remote-[^/]+\/content\//.test(file);

/** @param {Record<string, string | undefined>} found @param {Origin} origin @returns {Problem} */
function problemOf({ file, line, column, text = '' }, { kind, package: folder, module }) {
  const named = file ?? module;
  const place = named === undefined ? undefined : fromRoot(named, folder);
  return {
    kind: place !== undefined && isContent(place) ? 'Content' : kind,
    package: folder,
    ...(place !== undefined && { file: place }),
    ...(line !== undefined && { line: Number(line) }),
    ...(column !== undefined && { column: Number(column) }),
    text: text.trim(),
  };
}

/**
 * @param {string} printed by a compiler or a check
 * @param {Origin} origin
 * @returns {readonly Problem[]} one at least
 */
export function problemsIn(printed, origin) {
  const text = withoutTraces(withoutColours(printed));
  const lines = faultLines.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups ?? {}),
  );
  if (lines.length > 0) return lines.map((groups) => problemOf(groups, origin));
  const groups = places.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  return [problemOf({ ...groups, text }, origin)];
}

/** webpack counts columns from 0. @param {string | undefined} loc `47:0-19` */
function placeOfWebpack(loc) {
  const [, line, column] = /^(\d+):(\d+)/.exec(loc ?? '') ?? [];
  return line === undefined ? {} : { line: Number(line), column: Number(column) + 1 };
}

/** @param {Problem} problem */
const placeOf = ({ file, line, column }) => `${file} ${line} ${column}`;

/**
 * @param {import('webpack').Stats} stats of one compiler
 * @param {{ kind: string, package: string }} origin
 * @returns {readonly Problem[]} one for each place: a file that two loaders read fails in both
 */
export function problemsOfBuild(stats, origin) {
  const errors = stats.toJson({ all: false, errors: true }).errors ?? [];
  const problems = errors.flatMap(({ message, moduleName, loc }) =>
    problemsIn(message, { ...origin, module: moduleName?.split('!').at(-1) }).map((problem) =>
      problem.line === undefined ? { ...problem, ...placeOfWebpack(loc) } : problem,
    ),
  );
  return problems.filter(
    (problem, index) =>
      problem.line === undefined ||
      problems.findIndex((other) => placeOf(other) === placeOf(problem)) === index,
  );
}
