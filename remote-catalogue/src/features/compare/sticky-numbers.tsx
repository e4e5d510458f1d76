import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Product } from '../../../articles/product';
import classNames from './sticky-numbers.module.css';

interface StickyNumbersProps {
  readonly products: readonly Product[];
  /** What scrolls sideways, with the table's own heads. */
  readonly region: RefObject<HTMLElement | null>;
}

/**
 * Numbers and titles of the columns, below the header of the page while the table's own heads are out of sight. For eyes only: the
 * table names its columns itself. A head in a region that scrolls sideways cannot stay in the window.
 */
export function StickyNumbers({ products, region }: StickyNumbersProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const scrolled = region.current;
    const heads = scrolled?.querySelector('thead');
    if (!scrolled || !heads) return undefined;
    const follow = () => {
      if (strip.current) strip.current.scrollLeft = scrolled.scrollLeft;
    };
    const look = () => {
      const top = strip.current?.getBoundingClientRect().top ?? 0;
      setShown(heads.getBoundingClientRect().bottom <= top);
      follow();
    };
    look();
    scrolled.addEventListener('scroll', follow, { passive: true });
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      scrolled.removeEventListener('scroll', follow);
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [region, products]);
  return (
    <div className={`${classNames.place} no-print`} aria-hidden="true">
      <div ref={strip} className={`${classNames.strip} ${isShown ? classNames.shown : ''}`}>
        <div className={classNames.columns}>
          <span />
          {products.map(({ articleNo, title }) => (
            <span key={articleNo} className={classNames.column}>
              <strong>{articleNo}</strong>
              <span className={classNames.title}>{title}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
