import type { Brand } from 'shared-types/build';
import record from '../../brand/brand.json';

/** The texts of the brand: a brand that is not the sample's leaves `sample` out. */
export const siteBrand: Pick<Brand, 'name' | 'slogan'> & Partial<Pick<Brand, 'sample'>> = record;
