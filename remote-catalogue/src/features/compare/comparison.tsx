import { useEffect, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { focusHeadingIfLost } from '../../components/heading-focus';
import { compareTitle } from '../../model/compare/compare-title';
import { LoadError } from '../../components/load-error';
import { mostCompared } from '../../model/chosen-articles';
import classNames from './compare.module.css';
import { CompareView } from './compare-view';
import { useComparison, type LoadedComparison } from './use-comparison';

interface ComparisonProps extends Pick<ScreenProps, 'shell' | 'assetBase'> {
  /** As the address has them. */
  readonly articleNumbers: readonly string[];
  readonly onChange: (articleNo: string, isCompared: boolean) => void;
}

/** Articles side by side, in place of the list. The heading is shown before the articles are loaded. */
export function Comparison({ shell, assetBase, articleNumbers, onChange }: ComparisonProps) {
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
        <p key={line} className={classNames.leftOut}>
          {line}
        </p>
      ))}
      {products ? (
        <CompareView
          shell={shell}
          numbers={articleNumbers}
          products={products}
          isShort={isShort}
          onChange={onChange}
        />
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
