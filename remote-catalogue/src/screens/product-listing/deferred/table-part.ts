/** The table of a list: a script of its own, fetched where an address asks for it. */
const importTable = () => import(/* webpackChunkName: "product-listing-table" */ '../table/table-part');

/** What is in that script. */
export type TablePart = Awaited<ReturnType<typeof importTable>>;

let part: TablePart | undefined;

/** Fetches the script once. */
export async function fetchTable(): Promise<void> {
  part ??= await importTable();
}

/** The script, if it has arrived. */
export const tablePart = (): TablePart | undefined => part;
