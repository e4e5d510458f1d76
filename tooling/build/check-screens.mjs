/** The compiler's proof that each module of a remote is what the installed contract says. */
import fs from 'node:fs';
import path from 'node:path';
import { nodeProgram, runCommand } from '../run/command.mjs';
import { root } from '../webpack/base.mjs';
import { describerFile, documentsFile, readDescriptor, screenFile, screensOf } from '../webpack/remote.mjs';

/**
 * @param {string} name of the module in the checked file
 * @param {string} file
 */
const importOf = (name, file) => `import * as ${name} from '../.${file.replace(/\.tsx?$/, '')}';`;

/** @param {import('shared-types').RemoteDescriptor} descriptor */
function checkedFile({ routes, documents = [], describer }) {
  const screens = screensOf(routes).map(screenFile);
  const makers = documents.map(documentsFile);
  const describers = describer === undefined ? [] : [describerFile(describer)];
  return [
    "import type { DescriberModule, DocumentsModule, ScreenModule } from 'shared-types';",
    ...screens.map((file, index) => importOf(`screen${index}`, file)),
    ...makers.map((file, index) => importOf(`documents${index}`, file)),
    ...describers.map((file) => importOf('describer', file)),
    'const checkScreen = <Data,>(screen: ScreenModule<Data>) => screen;',
    'const checkDocuments = (module: DocumentsModule) => module;',
    'const checkDescriber = (module: DescriberModule) => module;',
    ...screens.map((_file, index) => `checkScreen(screen${index});`),
    ...makers.map((_file, index) => `checkDocuments(documents${index});`),
    ...describers.map(() => 'checkDescriber(describer);'),
    'export { checkDescriber, checkDocuments };',
    '',
  ].join('\n');
}

/** @param {string} folder of the remote @param {string} checkFolder */
const checkedConfig = (folder, checkFolder) => ({
  extends: path.relative(checkFolder, path.join(folder, 'tsconfig.json')),
  compilerOptions: {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    incremental: true,
    rootDir: root,
    tsBuildInfoFile: './check.tsbuildinfo',
  },
  include: [
    './check.ts',
    '../../src/**/*.d.ts',
    '../../types/**/*.d.ts',
    path.relative(checkFolder, path.join(root, 'tooling/types')),
  ],
});

/** Another build of the same remote may be reading the file. @param {string} file @param {string} text */
function writeWhole(file, text) {
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

/** @param {string} folder @returns {string} what the compiler prints when a module is wrong */
const misfit = (folder) =>
  `A screen, a module of documents or the describer of ${path.basename(folder)} does not fit the contract:`;

/** Lines such as `src/a.tsx(1,2): error TS2322: …`, in which the compiler speaks of sources. */
const compilerLine = /\.tsx?\(\d+,\d+\): error TS\d+:/;

/**
 * @param {string} folder of the remote
 * @throws an error with the compiler's lines, or with the reason why it could not check anything
 */
export async function checkScreens(folder) {
  const checkFolder = path.join(folder, '.types/screens');
  fs.mkdirSync(checkFolder, { recursive: true });
  writeWhole(path.join(checkFolder, 'check.ts'), checkedFile(readDescriptor(folder)));
  writeWhole(path.join(checkFolder, 'tsconfig.json'), JSON.stringify(checkedConfig(folder, checkFolder)));
  const { code, output } = await runCommand(nodeProgram('typescript/bin/tsc', '-p', checkFolder), {
    cwd: folder,
  });
  if (code === 0) return;
  const said = compilerLine.test(output)
    ? misfit(folder)
    : `The TypeScript compiler could not check ${path.basename(folder)} against the contract:`;
  throw new Error(`${said}\n${output.trimEnd()}`);
}
