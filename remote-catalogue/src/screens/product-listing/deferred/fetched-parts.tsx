import type { ComponentProps } from 'react';

/** Scripts of their own, fetched where an address asks for them: the table of a list, and the comparison. */
const importTable = () => import(/* webpackChunkName: "product-listing-table" */ '../table/table-part');
const importComparison = () =>
  import(/* webpackChunkName: "chosen" */ '../../../features/compare/comparison');

type TablePart = Awaited<ReturnType<typeof importTable>>;
type ComparisonPart = Awaited<ReturnType<typeof importComparison>>;

let table: TablePart | undefined;
let comparison: ComparisonPart | undefined;

/** Fetches what a list at an address is drawn with, once. @param search query of the address */
export async function fetchPartsFor(search: string): Promise<void> {
  const query = new URLSearchParams(search);
  if (query.get('view') === 'table') table ??= await importTable();
  if (query.has('compare')) comparison ??= await importComparison();
}

/** The script of the table, if it has arrived. */
export const tablePart = (): TablePart | undefined => table;

/** The articles one a line. A view has a table only after its script has arrived. */
export function ListTable(props: ComponentProps<TablePart['ArticleTableView']>) {
  return table && <table.ArticleTableView {...props} />;
}

/** Articles side by side, in place of the list. */
export function Comparison(props: ComponentProps<ComparisonPart['Comparison']>) {
  return comparison && <comparison.Comparison {...props} />;
}
