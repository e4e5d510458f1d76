import { ColumnHeads } from '../../components/column-heads';
import type { Sizes } from '../../../articles/product';
import { chestBands, handSizes } from '../../../articles/size-chart';
import classNames from './size-chart.module.css';

/** What each size is made for. */
export const SizeChart = ({ system }: { readonly system: Sizes['system'] }) =>
  system === 'glove' ? <HandChart /> : <ChestChart />;

const HandChart = () => (
  <table className={classNames.chart}>
    <caption>Hand sizes to EN ISO 21420, in mm</caption>
    <ColumnHeads columns={['Size', 'Palm circumference', 'Hand length']} />
    <tbody>
      {handSizes.map(({ size, circumferenceMm, lengthMm }) => (
        <tr key={size}>
          <th scope="row">{size}</th>
          <td>{circumferenceMm}</td>
          <td>{lengthMm}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const ChestChart = () => (
  <table className={classNames.chart}>
    <caption>Garment sizes, sample chart, in cm</caption>
    <ColumnHeads columns={['Size', 'Chest circumference']} />
    <tbody>
      {chestBands.map(({ size, fromCm, toCm }) => (
        <tr key={size}>
          <th scope="row">{size}</th>
          <td>
            {fromCm}–{toCm}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
