/** Types and their comments, as the compiler knows them. */
import ts from 'typescript';
import { inRoot } from 'tooling/setup/root';
import { code } from './markdown.js';

const { compilerOptions } = ts.readConfigFile(inRoot('tsconfig.base.json'), (file) => ts.sys.readFile(file))
  .config as {
  readonly compilerOptions: object;
};
const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, inRoot());

/** Files whose declarations the reference shows. */
export const files = {
  contract: inRoot('shared-types/contract.d.ts'),
  records: inRoot('shared-types/release.d.ts'),
  exitCodes: inRoot('release/src/model/release-error.ts'),
};

const ownOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, types: [] };
const program = ts.createProgram(Object.values(files), { ...options, ...ownOptions });

/** Checker of the program that has these files. */
export const checker = program.getTypeChecker();

/** Exports of a file, with those that it passes on. */
export function exportsOf(file: string): readonly ts.Symbol[] {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  return symbol ? checker.getExportsOfModule(symbol) : [];
}

/** Comment of a declaration, with its tags as sentences. */
export function commentOf(symbol: ts.Symbol): string {
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => {
    const [, parameter = '', meaning = ''] = /^(\S+)\s*([^]*)/.exec(ts.displayPartsToString(text)) ?? [];
    if (name === 'param') return `${code(parameter)}: ${meaning}.`;
    return `${name === 'throws' ? 'Throws' : 'Returns'} ${parameter} ${meaning}.`;
  });
  return [ts.displayPartsToString(symbol.getDocumentationComment(checker)), ...tags].join(' ');
}

const typeText = (type: ts.Type) =>
  checker
    .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
    .replaceAll('readonly ', '')
    .replace(/ \| undefined$/, '');

/** Keys whose values the contract describes under a name. */
const namedTypes = new Map([
  ['children', 'NavItem[]'],
  ['settings', 'DeepPartial<Settings>'],
]);

/** Objects that a value holds, in a list or under any names, and the way to them. */
function innerObjects(type: ts.Type, way = ''): readonly (readonly [way: string, type: ts.Type])[] {
  const value = checker.getNonNullableType(type);
  if (value.isUnion()) return value.types.flatMap((one) => innerObjects(one, way));
  const [item] = checker.isArrayType(value) ? checker.getTypeArguments(value as ts.TypeReference) : [];
  if (item) return innerObjects(item, `${way}[]`);
  const named = value.getStringIndexType();
  if (named) return innerObjects(named, `${way}.NAME`);
  return (value.flags & ts.TypeFlags.Object) === 0 ? [] : [[way, value]];
}

/** Rows for the members of a type and for theirs: name, type, comment. */
export function rowsOf(type: ts.Type, prefix = ''): readonly (readonly [string, string, string])[] {
  return checker.getPropertiesOfType(type).flatMap((member) => {
    const memberType = checker.getTypeOfSymbol(member);
    const name = `${prefix}${member.name}`;
    const mark = (member.flags & ts.SymbolFlags.Optional) === 0 ? '' : '?';
    const named = namedTypes.get(member.name);
    const objects = named === undefined ? innerObjects(memberType) : [];
    const text = named ?? (objects.length > 0 ? '' : typeText(memberType));
    const inner = objects.flatMap(([way, object]) => rowsOf(object, `${name}${way}.`));
    return [[code(`${name}${mark}`), code(text), commentOf(member)] as const, ...inner];
  });
}
