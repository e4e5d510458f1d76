/** The compiler's proof that each screen module is a `ScreenModule` of the installed contract. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../webpack/base.mjs';
import { readDescriptor, screenFile, screensOf } from '../webpack/remote.mjs';

const run = promisify(execFile);

/**
 * @param {string} screen
 * @param {number} index
 */
const importOf = (screen, index) =>
  `import * as screen${index} from '../.${screenFile(screen).replace(/\.tsx$/, '')}';`;

/** @param {string[]} screens */
const checkedFile = (screens) => `import type { ScreenModule } from 'shared-types';
${screens.map(importOf).join('\n')}

const check = <Data,>(screen: ScreenModule<Data>) => screen;
${screens.map((_screen, index) => `check(screen${index});`).join('\n')}
`;

/**
 * @param {string} folder of the remote
 * @throws an error with the compiler's lines
 */
export async function checkScreens(folder) {
  const checkFolder = path.join(folder, '.types/screens');
  fs.mkdirSync(checkFolder, { recursive: true });
  fs.writeFileSync(path.join(checkFolder, 'check.ts'), checkedFile(screensOf(readDescriptor(folder).routes)));
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
    throw new Error(`A screen of ${path.basename(folder)} does not fit the contract:\n${stdout ?? error}`);
  }
}
