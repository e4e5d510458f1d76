import { capitalised } from './capitals';
import type { ProductExt } from './product';

/** Substances that a supplier may state an article to be free of, as sheets and pages write them. */
export const substances = ['latex', 'silicone', 'chromium VI', 'DMF', 'PFAS'] as const;

/** A filter cannot find what nobody has stated. */
export const silenceNotice =
  'Only articles whose supplier states it, with a source. Others may be free of it, too: nobody has stated it.';

/** `Latex, silicone (Supplier’s declaration, 2026-03-01)`: substances of one source stand together. */
export function freeOfText({ freeOf = [] }: Pick<ProductExt, 'freeOf'>): string {
  const sources = freeOf.map(({ source, date }) => `${source}, ${date}`);
  return [...new Set(sources)]
    .map((source) => {
      const named = freeOf.filter((_, place) => sources[place] === source).map((each) => each.substance);
      return capitalised(`${named.join(', ')} (${source})`);
    })
    .join('; ');
}
