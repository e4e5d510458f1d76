import { useLayoutEffect, useState, type RefObject } from 'react';

interface Hidden {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

const nothing: Hidden = { hasBefore: false, hasAfter: false };

/** Windows round to parts of a pixel. */
const toleratedPx = 1;

function hiddenIn({ scrollLeft, scrollWidth, clientWidth }: Element): Hidden {
  return {
    hasBefore: scrollLeft > toleratedPx,
    hasAfter: scrollLeft + clientWidth < scrollWidth - toleratedPx,
  };
}

/** Sides of a region that go on out of sight. @param columns looked at again when their number changes */
export function useScrolledRegion(region: RefObject<Element | null>, columns: number): Hidden {
  const [hidden, setHidden] = useState(nothing);
  // A later effect would move what is painted.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const look = () => {
      const now = hiddenIn(element);
      setHidden((known) =>
        known.hasBefore === now.hasBefore && known.hasAfter === now.hasAfter ? known : now,
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [region, columns]);
  return hidden;
}
