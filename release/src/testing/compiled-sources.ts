import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type typescript from 'typescript';
import { afterAll } from '@jest/globals';

const sources = path.join(__dirname, '..');

/** A folder from which packages are found, and which git, lint and Jest ignore. */
export const compiledFolders = path.join(sources, '../.types');

/** The sources in a folder, by their paths in `src`. */
export const sourcesIn = (folder = ''): readonly string[] =>
  readdirSync(path.join(sources, folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

/** The text of a source. */
export const sourceText = (name: string): string => readFileSync(path.join(sources, name), 'utf8');

/** Compiles sources of this package into a folder. */
export function compileInto(folder: string, names: readonly string[]): void {
  // Loaded here: most tests find what was compiled before, and the compiler is large.
  const ts = createRequire(__filename)('typescript') as typeof typescript;
  const compilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    verbatimModuleSyntax: true,
  };
  for (const name of names) {
    const { outputText } = ts.transpileModule(sourceText(name), { compilerOptions });
    const file = path.join(folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, outputText);
  }
}

/** Compiles this package for tests that need whole processes. @returns the folder, gone when the tests are done */
export function compiledSources(): string {
  const folder = path.join(compiledFolders, `compiled-${process.pid}`);
  compileInto(folder, sourcesIn());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
