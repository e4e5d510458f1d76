import { expect, it } from '@jest/globals';
import path from 'node:path';
import ts from 'typescript';

const folder = __dirname;

/** Changes of files, and what the compiler finds then. @type {readonly [string, string, string, string][]} */
const changes = [
  [
    'descriptor.d.ts',
    'heading?',
    'icon?: string; readonly heading?',
    '.routes[].icon stands in the type only',
  ],
  [
    'schemas/offer.mjs',
    'heading: v.',
    'badge: v.string(), heading: v.',
    '.routes[].badge stands in the schema only',
  ],
  ['site.d.ts', 'phone: string', 'phone?: string', '.company.phone is optional on one side only'],
  [
    'navigation.d.ts',
    'readonly title: string;',
    'readonly title: string; readonly hint: string;',
    '.hint stands in the type only',
  ],
  ['facts.d.ts', 'slug: string', 'slug: number', '.categories[].slug has other values in the type'],
  ['schemas/enquiry.mjs', 'page: v.', 'tongue: version, page: v.', '.tongue stands in the schema only'],
  [
    'schemas/stored-envelope.mjs',
    'at: timestamp',
    'at: timestamp, by: timestamp',
    '.by stands in the schema only',
  ],
];

/** The agreement when files are changed. @param {typeof changes} applied */
function compiled(applied) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) =>
    applied
      .filter(([file]) => path.resolve(name) === path.join(folder, file))
      .reduce((text, [, before, after]) => text?.replace(before, after), readFile(name));
  const entry = path.join(folder, 'agreement.ts');
  const program = ts.createProgram([entry], { ...options, composite: false, incremental: false }, host);
  const source = program.getSourceFile(entry);
  const agreements = source?.statements.find(ts.isInterfaceDeclaration);
  const checker = program.getTypeChecker();
  const differences = (agreements?.members ?? []).map((member) => checker.getTypeAtLocation(member));
  return {
    isCompiled: program.getSemanticDiagnostics(source).length === 0,
    differences: differences
      .flatMap((type) => (type.isUnion() ? type.types : [type]))
      .flatMap((type) => (type.isStringLiteral() ? [type.value] : [])),
  };
}

it('compiles while schemas and types agree', () => {
  expect(compiled([])).toEqual({ isCompiled: true, differences: [] });
});

it('does not compile if a key is only in a type or only in a schema', () => {
  const { isCompiled, differences } = compiled(changes);
  expect(isCompiled).toBe(false);
  expect(differences).toEqual(expect.arrayContaining(changes.map(([, , , difference]) => difference)));
});
