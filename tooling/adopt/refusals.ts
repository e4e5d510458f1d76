/** Reasons why a container cannot run on the site, by its manifest and its sheets, and hints in the text of its scripts. */
import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { inPackage } from 'tooling/setup/root';
import { installedVersion } from '../webpack/shared-modules.js';
import type { Container } from './container.js';

/** A text in a file. */
interface Rule {
  readonly text: RegExp;
  readonly problem: string;
  readonly remedy: string;
}

/** Rules for sheets, of which a trial sees nothing. */
const sheetRules: readonly Rule[] = [
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

/** Words of what the policy of the site refuses. Many libraries have them in branches that nobody reaches. */
const hints: Readonly<Record<string, RegExp>> = {
  'HTML of texts': /\.(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML\(|document\.write\(/,
  'code of texts': /\beval\(|\bnew Function\(/,
  'a worker': /\bnew (?:Shared)?Worker\(|serviceWorker\.register\(/,
};

const textsOf = ({ dist, files, entry }: Container, ending: string) =>
  files
    .filter((file) => file !== entry && file.endsWith(ending))
    .map((file) => ({ file, text: fs.readFileSync(path.join(dist, file), 'utf8') }));

/** @returns lines on words in scripts that a trial may not have reached */
export const hintsOf = (container: Container): readonly string[] =>
  Object.entries(hints).flatMap(([what, word]) => {
    const found = textsOf(container, '.js').filter(({ text }) => word.test(text));
    const files = found.map(({ file }) => file).join(', ');
    return found.length > 0 ? `Hint: ${files} may make ${what}, which the policy of the site refuses.` : [];
  });

const sheetProblems = (container: Container): readonly string[] =>
  textsOf(container, '.css').flatMap(({ file, text }) =>
    sheetRules
      .filter((rule) => rule.text.test(text))
      .map(({ problem, remedy }) => `${file} ${problem}. ${remedy}.`),
  );

/** Names that a window has and Node has not: what is put there is lost, or changes the page. */
const namesOfWindow =
  'closed confirm customElements document event external find focus frames history home length location menubar name open opener origin parent print prompt scheduler screen scroll scrollbars self speechSynthesis status statusbar stop toolbar top visualViewport window'.split(
    ' ',
  );

const byMount = 'expose a mount function, and adopt it with --mount';

function* manifestProblems(container: Container) {
  const { globalName, publicPath, entryType, entry, listed, ranges, kind } = container;
  if (globalName === 'host' || globalName in globalThis || namesOfWindow.includes(globalName))
    yield `The app has the name ${globalName}, which the host or each window has. Choose another name in its federation.`;
  if (!['global', 'var', 'window', 'self', 'module'].includes(entryType))
    yield `${entry} is of the type "${entryType}", which the site cannot load. Leave out the type of the library (webpack, Rspack).`;
  if (publicPath !== 'auto')
    yield `The app looks for its files at ${publicPath || 'an address that its code makes'}, and the site keeps them elsewhere. Build it with publicPath: 'auto', or base: './' on Vite.`;
  for (const name of kind === 'component' ? ['react', 'react-dom'] : []) {
    const range = ranges[name];
    const version = installedVersion(inPackage('tooling'), name) ?? '';
    if (range === undefined && (name === 'react' || listed.includes(name)))
      yield `The app does not share ${name} as a singleton. Add to \`shared\` of its federation: react: { singleton: true }, 'react-dom': { singleton: true }. Or ${byMount}.`;
    if (range !== undefined && !semver.satisfies(version, range, { includePrerelease: true }))
      yield `The app needs ${name} ${range}, and the site has ${version}. Update it, or ${byMount}.`;
  }
}

/** @returns what no trial need find, each with what to do */
export const refusalsOf = (container: Container): readonly string[] => [
  ...manifestProblems(container),
  ...sheetProblems(container),
];
