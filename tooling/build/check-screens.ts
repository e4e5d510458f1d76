/** The compiler's proof that each module of a remote is what the installed contract says. */
import fs from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from 'shared-types';
import { writeWhole } from 'tooling/setup/own-folder';
import { root } from 'tooling/setup/root';
import { runCommand, typeCompiler } from '../run/command.js';
import { modulesOf, readDescriptor } from '../webpack/remote.js';

/** Lines of the file that the compiler checks. */
const checkedLines = (descriptor: RemoteDescriptor): readonly string[] => [
  "import type { DescriberModule, DocumentsModule, ScreenModule, SearchModule, SessionModule } from 'shared-types';",
  'const checkScreen = <Data,>(screen: ScreenModule<Data>) => screen;',
  'const checkDocuments = (module: DocumentsModule) => module;',
  'const checkDescriber = (module: DescriberModule) => module;',
  'const checkSession = (module: SessionModule) => module;',
  'const checkSearch = (module: SearchModule) => module;',
  'export { checkDescriber, checkDocuments, checkScreen, checkSearch, checkSession };',
  ...modulesOf(descriptor).flatMap(({ kind, file }, index) => [
    `import * as module${index} from '../.${file.replace(/\.tsx?$/, '')}';`,
    `check${kind}(module${index});`,
  ]),
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
  const lines = checkedLines(readDescriptor(folder));
  writeWhole(path.join(folder, '.types/screens/check.ts'), `${lines.join('\n')}\n`);
}

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
  const { name } = readDescriptor(folder);
  throw new Error(`${name} does not fit the contract, or could not be checked:\n${output.trimEnd()}`);
}
