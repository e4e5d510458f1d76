import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll } from '@jest/globals';

const sources = path.join(__dirname, '..');

const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  verbatimModuleSyntax: true,
};

/** Where packages are found from, and git, lint and Jest do not look. */
const compiledFolder = path.join(sources, '../.types', `compiled-${process.pid}`);

/** Compiles this package for tests that need whole processes. @returns the folder, gone when the tests are done */
export function compiledSources(): string {
  for (const name of readdirSync(sources, { recursive: true }).map(String)) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const { outputText } = ts.transpileModule(readFileSync(path.join(sources, name), 'utf8'), {
      compilerOptions,
    });
    const file = path.join(compiledFolder, name.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, outputText);
  }
  afterAll(() => rmSync(compiledFolder, { recursive: true, force: true }));
  return compiledFolder;
}
