/** Pages about the contract and the two records that people write, from their types. */
import ts from 'typescript';
import { code, page, table } from './markdown.js';
import { checker, commentOf, exportsOf, files, rowsOf } from './types.js';

const head = ['member', 'type', 'says'];

/** Page about a record that people write. @param name  of its type */
export function recordPage(name: string, title: string): string {
  const symbol = [...exportsOf(files.records), ...exportsOf(files.contract)].find((one) => one.name === name);
  return page(title, 'the schemas in `shared-types/schemas`', [
    'A key with `?` may be left out. `[]` stands for each item of a list, `NAME` for a name that you choose. Any other key is refused.',
    table(['key', 'value', 'says'], symbol ? rowsOf(checker.getDeclaredTypeOfSymbol(symbol)) : []),
  ]);
}

/** Rows for the members that an interface declares itself, in its own words. */
const declaredRows = (declaration: ts.InterfaceDeclaration) =>
  declaration.members.filter(ts.isPropertySignature).map(({ name, questionToken, type }) => {
    const symbol = checker.getSymbolAtLocation(name);
    const shown = `${name.getText()}${questionToken ? '?' : ''}`;
    return [code(shown), code(type?.getText() ?? ''), symbol ? commentOf(symbol) : ''];
  });

function formOf(symbol: ts.Symbol, declaration: ts.Declaration): readonly string[] {
  if (symbol.name === 'Facts') return [table(head, rowsOf(checker.getDeclaredTypeOfSymbol(symbol)))];
  if (ts.isTypeAliasDeclaration(declaration)) return [code(declaration.type.getText())];
  if (!ts.isInterfaceDeclaration(declaration)) return [];
  const above = declaration.heritageClauses?.map((clause) => code(clause.getText())) ?? [];
  return [...above, table(head, declaredRows(declaration))];
}

/** Page about all types of the contract but those of the records, which have pages of their own. */
export const contractPage = (): string =>
  page('The contract between host and remotes', '`shared-types/contract.d.ts`', [
    'Begin with [what a screen exports](#screenmodule), and with what the host gives it: [`load`](#loadcontext), [`shell`](#shell).',
    ...exportsOf(files.contract).flatMap((symbol) =>
      (symbol.declarations ?? [])
        .filter((declaration) => !/(descriptor|site)\.d\.ts$/.test(declaration.getSourceFile().fileName))
        .flatMap((declaration) => [`## ${symbol.name}`, commentOf(symbol), ...formOf(symbol, declaration)]),
    ),
  ]);
