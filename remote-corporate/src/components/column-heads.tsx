import type { ReactNode } from 'react';

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
