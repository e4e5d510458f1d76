/**
 * `npm run bench -- source-lines [--before REV] [--after REV]`
 *
 * How much source each package has at a commit: files, lines, and how long a file is. Without tests and what only tests
 * use, content, data that are not code, generated files and documents. Two commits are told side by side.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from 'tooling/root.mjs';
import { markdownTable } from '../report/table.mjs';

const packages = [
  'host',
  'remote-catalogue',
  'remote-corporate',
  'remote-template-demo',
  'remote-auth',
  'shared-types',
  'release',
  'tooling',
];

const isSource = (/** @type {string} */ file) =>
  /\.(ts|tsx|mts|mjs|cjs|js|css)$/.test(file) &&
  !/\.test\.|\/(test|testing|fixtures|content)\//.test(file) &&
  packages.some((name) => file.startsWith(`${name}/`));

/** @param {string[]} parameters */
const git = (...parameters) => execFileSync('git', parameters, { cwd: root, maxBuffer: 1e9 }).toString();

/** @param {string} revision @returns {ReadonlyMap<string, readonly number[]>} lengths of files by package, ascending */
function lengthsAt(revision) {
  // An empty tree as the other side: each line of the commit counts as added.
  const empty = git('hash-object', '-t', 'tree', '/dev/null').trim();
  const rows = git('diff', '--numstat', '--no-renames', empty, revision).trimEnd().split('\n');
  const files = rows.map((row) => {
    const [added = '', , file = ''] = row.split('\t');
    return { lines: Number(added), file };
  });
  return new Map(
    packages.map((name) => [
      name,
      files
        .filter(({ file }) => isSource(file) && file.startsWith(`${name}/`))
        .map(({ lines }) => lines)
        .sort((one, other) => one - other),
    ]),
  );
}

/** @param {readonly number[]} sorted @param {number} part */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** @param {string} revision @returns {readonly (readonly string[])[]} one row a package, and one of all */
function rowsAt(revision) {
  const byPackage = [...lengthsAt(revision)];
  const all = byPackage.flatMap(([, lengths]) => lengths).sort((one, other) => one - other);
  return [...byPackage, /** @type {const} */ (['all', all])].map(([name, lengths]) => [
    name,
    String(lengths.length),
    String(lengths.reduce((sum, lines) => sum + lines, 0)),
    String(quantile(lengths, 0.5)),
    String(quantile(lengths, 0.9)),
  ]);
}

/** @param {string[]} words of the command line */
export function sourceLines(words) {
  const { values } = parseArgs({
    args: words,
    options: { before: { type: 'string' }, after: { type: 'string', default: 'HEAD' } },
  });
  const revisions = [...(values.before === undefined ? [] : [values.before]), values.after];
  for (const revision of revisions) {
    console.log(`\n${revision}\n`);
    console.log(markdownTable(['package', 'files', 'lines', 'median', '90 %'], rowsAt(revision)));
  }
}
