import { useEffect, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import type { Product } from '../../../../articles/product';
import { focusHeadingIfLost } from '../../../components/heading-focus';
import { LoadError } from '../../../components/load-error';
import { SampleNotice } from '../../../components/sample-notice';
import { compareAddress } from '../../../model/chosen-addresses';
import { compareTitle, mostCompared } from '../../../model/chosen-articles';
import { compareProducts, differencesIn } from '../../../model/matrix/compare-products';
import { AddAnother } from './add-another';
import { ComparedColumns } from './compared-columns';
import classNames from './comparison.module.css';
import { useComparison, type LoadedComparison } from './use-comparison';

interface ComparisonProps extends Pick<ScreenProps, 'shell' | 'assetBase'> {
  /** As the address has them. */
  readonly articleNumbers: readonly string[];
  readonly onChange: (articleNo: string, isCompared: boolean) => void;
}

/** Articles side by side, in place of the list. The heading is shown before the articles are loaded. */
export function Comparison(props: ComparisonProps) {
  const { shell, assetBase, articleNumbers } = props;
  const comparison = useComparison({ shell, assetBase }, articleNumbers);
  const [isShort, setShort] = useState(false);
  const { asked, products, loadError } = comparison;
  const { length: count } = products ?? asked;
  useFocusOfVisitor(articleNumbers.join(','));
  return (
    <>
      <div className={classNames.heading}>
        <h1>{compareTitle(count)}</h1>
        {count > 1 && !loadError && (
          <label className={`${classNames.only} no-print`}>
            <input type="checkbox" checked={isShort} onChange={({ target }) => setShort(target.checked)} />
            Only differences
          </label>
        )}
      </div>
      {loadError && <LoadError kind={loadError} onRetry={comparison.retry} />}
      {leftOutLines(articleNumbers, comparison).map((line) => (
        <p key={line} className={classNames.note}>
          {line}
        </p>
      ))}
      {products ? (
        <Compared {...props} products={products} isShort={isShort && count > 1} />
      ) : (
        <div className={classNames.waiting} aria-busy={!loadError} />
      )}
    </>
  );
}

/**
 * A visitor who came by a link of this document gets the heading, and again when an article was removed with its button;
 * on leaving, the heading of what comes next.
 */
function useFocusOfVisitor(articles: string) {
  useEffect(() => {
    // Not supported everywhere, whatever its type says: then the focus stays where the browser has it.
    const { userActivation } = navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } };
    if (userActivation?.hasBeenActive === true) focusHeadingIfLost();
    return focusHeadingIfLost;
  }, [articles]);
}

/** Why articles of the address are not compared, one sentence each. */
function leftOutLines(
  numbers: readonly string[],
  { unknown }: Pick<LoadedComparison, 'unknown'>,
): readonly string[] {
  const beyond = numbers.slice(mostCompared);
  return [
    ...unknown.map((articleNo) => `Article ${articleNo} not found.`),
    ...(beyond.length > 0
      ? [`You can compare up to ${mostCompared} articles. Not shown: ${beyond.join(', ')}.`]
      : []),
  ];
}

interface ComparedProps extends ComparisonProps {
  readonly products: readonly Product[];
  /** True if only that is shown in which the articles differ. */
  readonly isShort: boolean;
}

/** The loaded articles, and what changes the comparison. */
function Compared({ shell, articleNumbers: numbers, onChange, products, isShort }: ComparedProps) {
  const { articles, groups } = compareProducts(products);
  const shown = isShort ? differencesIn(groups) : groups;
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
    <>
      {products.some(({ ext }) => ext?.dataStatus === 'sample') && <SampleNotice />}
      {products.length < 2 && (
        <AddAnother numbers={numbers} onAdd={(articleNo) => goTo([...numbers, articleNo])} />
      )}
      {products.length > 0 && <ComparedColumns matrix={{ articles, groups: shown }} onRemove={remove} />}
      {shown.length === 0 && isShort && (
        <p className={classNames.note}>These articles have no differences in their data.</p>
      )}
    </>
  );
}
