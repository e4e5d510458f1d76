/** The compiler's proof that each module of a remote is what the installed contract says. */
import fs from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from 'shared-types';
import { writeWhole } from 'tooling/setup/own-folder';
import { root } from 'tooling/setup/root';
import { runCommand, typeCompiler } from '../run/command.js';
import {
  describerFile,
  documentsFile,
  readDescriptor,
  screenFile,
  screensOf,
  slotFile,
} from '../webpack/remote.js';

/** Module to check; `kind` is `Screen`, `Session`, `Search`, `Documents` or `Describer`. */
type CheckedModule = { file: string; name: string; kind: string };

const modulesOf = ({
  routes,
  slots,
  documents = [],
  describer,
}: RemoteDescriptor): readonly CheckedModule[] =>
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

const importOf = ({ name, file }: CheckedModule) =>
  `import * as ${name} from '../.${file.replace(/\.tsx?$/, '')}';`;

/** Lines of the file that the compiler checks. */
const checkedLines = (modules: readonly CheckedModule[]): readonly string[] => [
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

/** @returns a message for each file that the `remote.json` of a remote's folder names and that does not exist */
export function sourceProblems(folder: string): readonly string[] {
  return modulesOf(readDescriptor(folder))
    .map(({ file }) => path.normalize(file))
    .filter((file) => !fs.existsSync(path.join(folder, file)))
    .map(
      (file) =>
        `${path.relative(root, path.join(folder, 'remote.json'))} needs the file ${file}, which does not exist: make it, or correct the name.`,
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

/** @returns patterns of the files of a remote's folder to check */
const checkedFiles = (folder: string): string[] =>
  ['.types/screens/check.ts', 'src/**/*.d.ts', 'types/**/*.d.ts'].map((files) => path.join(folder, files));

const writeConfig = (checkFolder: string, config: object) =>
  writeWhole(path.join(checkFolder, 'tsconfig.json'), JSON.stringify(config));

function writeChecks(folder: string) {
  const lines = checkedLines(modulesOf(readDescriptor(folder)));
  writeWhole(path.join(folder, '.types/screens/check.ts'), `${lines.join('\n')}\n`);
}

/** Error in a source: `src/a.tsx(1,2): error TS2322: …`. */
const sourceLine = /\.tsx?\(\d+,\d+\): error TS\d+:/;

/** Error in a configuration or in the compiler's parameters: `error TS5083: Cannot read file …`. */
const generalLine = /^(\S+\.json\(\d+,\d+\): )?error TS\d+:/m;
const installedCompiler = typeCompiler();

/** @param compiler  program and first parameters. @throws with its lines, or why it could not check */
export async function checkScreens(folder: string, compiler: readonly string[] = installedCompiler) {
  const problems = sourceProblems(folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const checkFolder = path.join(folder, '.types/screens');
  writeChecks(folder);
  writeConfig(checkFolder, {
    extends: path.join(folder, 'tsconfig.json'),
    compilerOptions: checkOptions,
    include: checkedFiles(folder),
  });
  const { code, output } = await runCommand([...compiler, '-p', checkFolder], { cwd: folder });
  if (code === 0) return;
  const isMisfit = sourceLine.test(output) && !generalLine.test(output);
  const { name } = readDescriptor(folder);
  const said = isMisfit
    ? `A screen, the session, the search, a module of documents or the describer of ${name} does not fit the contract:`
    : `The TypeScript compiler could not check ${name} against the contract:`;
  throw new Error(`${said}\n${output.trimEnd()}`);
}
