import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type typescript from 'typescript';
import { sha256Hex } from '../model/digest.js';

const sources = path.join(__dirname, '..');

/** A folder from which packages are found, and which git, lint and Jest ignore. */
const compiledFolders = path.join(sources, '../.types');

/** Paths of the sources in `src`. */
const sourceNames: readonly string[] = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** The text of a source. */
const sourceText = (name: string): string => readFileSync(path.join(sources, name), 'utf8');

/** Compiles sources of this package into a folder. */
function compileInto(folder: string): void {
  // Loaded here: most tests find what was compiled before, and the compiler is large.
  const ts = createRequire(__filename)('typescript') as typeof typescript;
  const compilerOptions = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    verbatimModuleSyntax: true,
  };
  for (const name of sourceNames) {
    const { outputText } = ts.transpileModule(sourceText(name), { compilerOptions });
    const file = path.join(folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, outputText);
  }
}

const dayMs = 86_400_000;

/** Removes folders that no test reads any more. */
function removeOld() {
  mkdirSync(compiledFolders, { recursive: true });
  const names = readdirSync(compiledFolders).filter((name) => name.startsWith('compiled-'));
  for (const name of names) {
    const folder = path.join(compiledFolders, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > dayMs) rmSync(folder, { recursive: true, force: true });
  }
}

/** Compiles this package once for each state of its sources. */
function compiled(): string {
  const digest = sha256Hex(sourceNames.map((name) => `${name}\0${sourceText(name)}`).join('\0'));
  const folder = path.join(compiledFolders, `compiled-${digest.slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  removeOld();
  const unfinished = `${folder}-${process.pid}`;
  compileInto(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another test was quicker.
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

let known: string | undefined;

/** This package as Node runs it, for tests that need whole processes. @returns the folder; other tests read it, too */
export const compiledSources = (): string => (known ??= compiled());
