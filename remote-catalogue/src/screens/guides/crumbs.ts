import type { Crumb } from '../../components/page';
import type { Sizes } from '../../../articles/product';
import { guideTexts } from '../../../articles/size-guide-texts';

const products: Crumb = { name: 'Products', path: '/products' };

/** Where a size guide stands in the site. */
export function sizeGuideCrumbs(system: Sizes['system']): readonly Crumb[] {
  const { category, title } = guideTexts[system];
  return [products, category, { name: title }];
}

/** Where the page of equal or better gloves stands, called as its heading. */
export const alternativesCrumbs = (heading: string): readonly Crumb[] => [products, { name: heading }];
