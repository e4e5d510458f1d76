import type { ReactNode } from 'react';

/** The head of a table: one cell for each column. */
export const ColumnHeads = ({ columns }: { readonly columns: readonly ReactNode[] }) => (
  <thead>
    <tr>
      {columns.map((column, index) => (
        <th key={index} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
