import type { ComponentProps } from 'react';

/** A script of its own, fetched where an address asks for it: articles and what they state, as lines or as columns. */
const importMatrix = () => import(/* webpackChunkName: "product-listing-matrix" */ '../matrix/matrix-part');

type MatrixPart = Awaited<ReturnType<typeof importMatrix>>;

let matrix: MatrixPart | undefined;

/** Fetches what a list at an address is drawn with, once. @param search query of the address */
export async function fetchPartsFor(search: string): Promise<void> {
  const query = new URLSearchParams(search);
  if (query.get('view') === 'table' || query.has('compare')) matrix ??= await importMatrix();
}

/** Script of the table and the comparison, if it has arrived. */
export const matrixPart = (): MatrixPart | undefined => matrix;

/** The articles one a line. A view has a table only after its script has arrived. */
export function ListTable(props: ComponentProps<MatrixPart['ListTable']>) {
  return matrix && <matrix.ListTable {...props} />;
}

/** Articles side by side, in place of the list. */
export function Comparison(props: ComponentProps<MatrixPart['Comparison']>) {
  return matrix && <matrix.Comparison {...props} />;
}
