/** The compiler's proof that each module of a remote is what the installed contract says. */
import fs from 'node:fs';
import path from 'node:path';
import { runCommand, typeCompiler } from '../run/command.mjs';
import { writeWhole } from '../run/own-folder.mjs';
import { inPackage, root } from '../root.mjs';
import {
  describerFile,
  documentsFile,
  readDescriptor,
  screenFile,
  screensOf,
  slotFile,
} from '../webpack/remote.mjs';

/** @typedef {{ file: string, name: string, kind: string }} CheckedModule  `kind`: `Screen`, `Session`, `Search`, `Documents` or `Describer` */

/** @param {import('shared-types').RemoteDescriptor} descriptor @returns {readonly CheckedModule[]} */
const modulesOf = ({ routes, slots, documents = [], describer }) =>
  [
    ...screensOf({ routes, ...(slots && { slots }) }).map((screen) => ({
      kind: 'Screen',
      file: screenFile(screen),
    })),
    ...(slots?.session ? [{ kind: 'Session', file: slotFile(slots.session.screen) }] : []),
    ...(slots?.search ? [{ kind: 'Search', file: slotFile(slots.search.screen) }] : []),
    ...documents.map((name) => ({ kind: 'Documents', file: documentsFile(name) })),
    ...(describer === undefined ? [] : [{ kind: 'Describer', file: describerFile(describer) }]),
  ].map((module, index) => ({ ...module, name: `module${index}` }));

/** @param {CheckedModule} checked */
const importOf = ({ name, file }) => `import * as ${name} from '../.${file.replace(/\.tsx?$/, '')}';`;

/** @param {readonly CheckedModule[]} modules @returns {readonly string[]} lines */
const checkedLines = (modules) => [
  "import type { DescriberModule, DocumentsModule, ScreenModule, SearchModule, SessionModule } from 'shared-types';",
  'const checkScreen = <Data,>(screen: ScreenModule<Data>) => screen;',
  'const checkDocuments = (module: DocumentsModule) => module;',
  'const checkDescriber = (module: DescriberModule) => module;',
  'const checkSession = (module: SessionModule) => module;',
  'const checkSearch = (module: SearchModule) => module;',
  'export { checkDescriber, checkDocuments, checkScreen, checkSearch, checkSession };',
  ...modules.map(importOf),
  ...modules.map(({ kind, name }) => `check${kind}(${name});`),
];

/** Where to fix an error of a module: at its first export. @param {string} folder @param {CheckedModule} checked */
function placeOf(folder, { file }) {
  const line = fs
    .readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .findIndex((text) => /^export (const|function|async)\b/.test(text));
  return `${path.normalize(file)}(${Math.max(line, 0) + 1},1)`;
}

/**
 * Replaces positions in the file that this check wrote by positions in the faulty module.
 *
 * @param {string} output of the compiler
 * @param {{ folder: string, modules: readonly CheckedModule[] }} checked
 */
function withOwnPlaces(output, { folder, modules }) {
  const lines = checkedLines(modules);
  return output.replaceAll(/^\.types\/screens\/check\.ts\((\d+),\d+\)/gm, (place, number) => {
    const text = lines[Number(number) - 1] ?? '';
    const checked = modules.find(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
    return checked ? placeOf(folder, checked) : place;
  });
}

/** @param {string} folder of a remote @returns {readonly string[]} why its sources are not those of its `remote.json` */
export function sourceProblems(folder) {
  return modulesOf(readDescriptor(folder))
    .map(({ file }) => path.normalize(file))
    .filter((file) => !fs.existsSync(path.join(folder, file)))
    .map(
      (file) =>
        `${path.basename(folder)}/remote.json needs the file ${file}, which does not exist: make it, or correct the name.`,
    );
}

const checkOptions = {
  composite: false,
  emitDeclarationOnly: false,
  noEmit: true,
  incremental: true,
  rootDir: root,
  tsBuildInfoFile: './check.tsbuildinfo',
};

/** @param {string} folder of the remote @returns {string[]} what is checked in it */
const checkedFiles = (folder) =>
  ['.types/screens/check.ts', 'src/**/*.d.ts', 'types/**/*.d.ts'].map((files) => path.join(folder, files));

/** @param {string} checkFolder @param {object} config */
const writeConfig = (checkFolder, config) =>
  writeWhole(path.join(checkFolder, 'tsconfig.json'), JSON.stringify(config));

/** @param {string} folder of the remote @returns {readonly CheckedModule[]} */
function writeChecks(folder) {
  const modules = modulesOf(readDescriptor(folder));
  writeWhole(path.join(folder, '.types/screens/check.ts'), `${checkedLines(modules).join('\n')}\n`);
  return modules;
}

/** `src/a.tsx(1,2): error TS2322: …`: the compiler speaks of a source. */
const sourceLine = /\.tsx?\(\d+,\d+\): error TS\d+:/;

/** `error TS5083: Cannot read file …`, or of a configuration: it speaks of what it was started with. */
const generalLine = /^(\S+\.json\(\d+,\d+\): )?error TS\d+:/m;
const installedCompiler = typeCompiler();

/**
 * @param {string} folder of the remote
 * @param {readonly string[]} [compiler] its program and first parameters
 * @throws an error with the compiler's lines, or with the reason why it could not check anything
 */
export async function checkScreens(folder, compiler = installedCompiler) {
  const problems = sourceProblems(folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const checkFolder = path.join(folder, '.types/screens');
  const modules = writeChecks(folder);
  writeConfig(checkFolder, {
    extends: path.join(folder, 'tsconfig.json'),
    compilerOptions: checkOptions,
    include: checkedFiles(folder),
  });
  const { code, output } = await runCommand([...compiler, '-p', checkFolder], { cwd: folder });
  if (code === 0) return;
  const isMisfit = sourceLine.test(output) && !generalLine.test(output);
  const name = path.basename(folder);
  const said = isMisfit
    ? `A screen, the session, the search, a module of documents or the describer of ${name} does not fit the contract:`
    : `The TypeScript compiler could not check ${name} against the contract:`;
  throw new Error(`${said}\n${withOwnPlaces(output, { folder, modules }).trimEnd()}`);
}

/** Whether a remote has no option of its own that would change something for the others. @param {string} folder */
function canShareCheck(folder) {
  const { compilerOptions = {} } = JSON.parse(fs.readFileSync(path.join(folder, 'tsconfig.json'), 'utf8'));
  return Object.keys(compilerOptions).every((option) => option === 'checkJs');
}

/**
 * Checks several remotes in one run of the compiler, which takes little longer than one of them. It says nothing of what is
 * wrong: `checkScreens` of each does.
 *
 * @param {readonly string[]} folders of the remotes
 * @returns {Promise<boolean>} whether all of them fit the contract
 */
export async function doScreensFit(folders) {
  const checkFolder = path.join(root, '.cache/screens');
  if (folders.length === 0 || !folders.every(canShareCheck)) return false;
  if (folders.some((folder) => sourceProblems(folder).length > 0)) return false;
  folders.forEach(writeChecks);
  writeConfig(checkFolder, {
    extends: inPackage('tooling', 'tsconfig.base.json'),
    compilerOptions: { ...checkOptions, checkJs: true },
    include: folders.flatMap(checkedFiles),
  });
  const { code } = await runCommand([...installedCompiler, '-p', checkFolder]);
  return code === 0;
}
