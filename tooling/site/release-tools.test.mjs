import { expect, it } from '@jest/globals';
import { runCommand, typeCompiler } from '../run/command.mjs';

/** @typedef {{ compilerOptions: { emitDeclarationOnly?: boolean, outDir?: string } }} CompilerConfiguration */

it('are not written while their types are checked: servers read them at that time', async () => {
  const { output } = await runCommand(typeCompiler('-p', 'release', '--showConfig'));
  /** @type {CompilerConfiguration} */
  const { compilerOptions } = JSON.parse(output);
  expect(compilerOptions).toMatchObject({ emitDeclarationOnly: true, outDir: './dist' });
});
