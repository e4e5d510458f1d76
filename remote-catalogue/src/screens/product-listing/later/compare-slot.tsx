import { useEffect, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { focusHeadingIfLost } from '../../../components/removal-focus';
import { compareTitle } from '../../../model/compare/compare-title';
import classNames from '../compare/compare.module.css';
import { leftOutLines } from '../compare/left-out-lines';
import { useComparison } from '../compare/use-comparison';
import { ListTrouble } from '../list-trouble';

interface CompareSlotProps extends Pick<ScreenProps, 'shell' | 'assetBase'> {
  /** As the address has them. */
  readonly articleNumbers: readonly string[];
}

/** The comparison that stands in the place of the list. Its heading is there before its articles, and stays. */
export function CompareSlot({ shell, assetBase, articleNumbers }: CompareSlotProps) {
  const comparison = useComparison({ shell, assetBase }, articleNumbers);
  const [isShort, setShort] = useState(false);
  useFocusOfVisitor();
  const { products, parts, trouble } = comparison;
  const isReady = parts && products;
  return (
    <>
      <div className={classNames.heading}>
        <h1>{compareTitle(products?.length ?? comparison.asked.length)}</h1>
        {isReady && products.length > 1 && (
          <label className={`${classNames.only} no-print`}>
            <input type="checkbox" checked={isShort} onChange={({ target }) => setShort(target.checked)} />
            Only differences
          </label>
        )}
      </div>
      {trouble && <ListTrouble kind={trouble} onRetry={comparison.retry} />}
      {leftOutLines(articleNumbers, comparison).map((line) => (
        <p key={line} className={classNames.leftOut}>
          {line}
        </p>
      ))}
      {isReady ? (
        <parts.CompareView shell={shell} numbers={articleNumbers} products={products} isShort={isShort} />
      ) : (
        <div className={classNames.waiting} aria-busy={!trouble} />
      )}
    </>
  );
}

/** A visitor who came by a link of this document gets the heading; on leaving, the heading of what comes next. */
function useFocusOfVisitor() {
  useEffect(() => {
    // Not supported everywhere, whatever its type says: then the focus stays where the browser has it.
    const { userActivation } = navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } };
    if (userActivation?.hasBeenActive === true) focusHeadingIfLost();
    return focusHeadingIfLost;
  }, []);
}
