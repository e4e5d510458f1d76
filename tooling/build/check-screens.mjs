/** The compiler's proof that each module of a remote is what the installed contract says. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../webpack/base.mjs';
import { describerFile, documentsFile, readDescriptor, screenFile, screensOf } from '../webpack/remote.mjs';

const run = promisify(execFile);

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

/**
 * @param {string} folder of the remote
 * @throws an error with the compiler's lines
 */
export async function checkScreens(folder) {
  const checkFolder = path.join(folder, '.types/screens');
  fs.mkdirSync(checkFolder, { recursive: true });
  fs.writeFileSync(path.join(checkFolder, 'check.ts'), checkedFile(readDescriptor(folder)));
  fs.writeFileSync(
    path.join(checkFolder, 'tsconfig.json'),
    JSON.stringify({
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
    }),
  );
  try {
    await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', checkFolder], {
      cwd: folder,
    });
  } catch (error) {
    const { stdout } = /** @type {{ stdout?: string }} */ (error);
    throw new Error(
      `A screen, a module of documents or the describer of ${path.basename(folder)} does not fit the contract:\n${stdout ?? error}`,
    );
  }
}
