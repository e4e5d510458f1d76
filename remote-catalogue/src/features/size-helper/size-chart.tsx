import { ColumnHeads } from '../../components/column-heads';
import type { Sizes } from '../../../articles/product';
import { chestBands, handSizes } from '../../../articles/size-chart';

const charts = {
  glove: {
    caption: 'Hand sizes to EN ISO 21420, in mm',
    columns: ['Size', 'Palm circumference', 'Hand length'],
    rows: handSizes.map(({ size, circumferenceMm, lengthMm }) => ({
      size,
      cells: [circumferenceMm, lengthMm],
    })),
  },
  garment: {
    caption: 'Garment sizes, sample chart, in cm',
    columns: ['Size', 'Chest circumference'],
    rows: chestBands.map(({ size, fromCm, toCm }) => ({ size, cells: [`${fromCm}–${toCm}`] })),
  },
};

export function SizeChart({ system }: { readonly system: Sizes['system'] }) {
  const { caption, columns, rows } = charts[system];
  return (
    <table>
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(({ size, cells }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {cells.map((cell, place) => (
              <td key={columns[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
