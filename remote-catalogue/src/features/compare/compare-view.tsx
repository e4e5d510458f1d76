import type { Shell } from 'shared-types';
import { SampleNotice } from '../../components/sample-notice';
import { compareAddress } from '../../model/chosen-addresses';
import { compareProducts, differencesIn } from '../../model/compare/compare-products';
import type { Product } from '../../../articles/product';
import { AddAnother } from './add-another';
import { CompareTable } from './compare-table';
import classNames from './compare.module.css';

interface CompareViewProps {
  readonly shell: Shell;
  /** As the address has them. */
  readonly numbers: readonly string[];
  readonly products: readonly Product[];
  /** Shows only that in which the articles differ. */
  readonly isShort: boolean;
  /** An article was removed, or put back. */
  readonly onChange: (articleNo: string, isCompared: boolean) => void;
}

/** Some articles side by side. */
export function CompareView({ shell, numbers, products, isShort, onChange }: CompareViewProps) {
  const groups = compareProducts(products);
  const shown = isShort && products.length > 1 ? differencesIn(groups) : groups;
  const goTo = (articleNos: readonly string[]) =>
    shell.navigate(compareAddress(articleNos), { keepScroll: true });
  const remove = (removed: string) => {
    onChange(removed, false);
    goTo(numbers.filter((articleNo) => articleNo.toLowerCase() !== removed.toLowerCase()));
    const putBack = () => {
      onChange(removed, true);
      goTo(numbers);
    };
    shell.messages.show({ message: `${removed} removed`, action: { label: 'Undo', run: putBack } });
  };
  return (
    <div className={classNames.comparison}>
      {products.some(({ ext }) => ext?.dataStatus === 'sample') && <SampleNotice />}
      {products.length < 2 && (
        <AddAnother numbers={numbers} onAdd={(articleNo) => goTo([...numbers, articleNo])} />
      )}
      {products.length > 0 && <CompareTable products={products} groups={shown} onRemove={remove} />}
      {shown.length === 0 && products.length > 1 && (
        <p className={classNames.equal}>These articles have no differences in their data.</p>
      )}
    </div>
  );
}
