/** The head of a table: one cell for each column. */
export const ColumnHeads = ({ columns }: { readonly columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
