import { useEffect, useState } from 'react';

/** The part of the window, below the header, whose topmost section counts as the one that is read. */
const band = '-96px 0px -55% 0px';

/**
 * The section that is being read, to mark its link.
 *
 * @param ids of the sections, in their order; the disclosure that one is folded in counts as the section
 * @returns an id; empty above the first section and without scripts
 */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState('');
  const joined = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const inBand = new Set<string>();
    const elements = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = elements.get(target) ?? '';
          if (isIntersecting) inBand.add(id);
          else inBand.delete(id);
        }
        const first = joined.split(' ').find((id) => inBand.has(id));
        setCurrent(first ?? '');
      },
      { rootMargin: band },
    );
    for (const id of joined.split(' ')) {
      const element = document.getElementById(id);
      if (!element) continue;
      const section = element.closest('details') ?? element;
      elements.set(section, id);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
