import type { DataOutput } from 'shared-types/build';
import { entries } from '#content/categories.json';
import type { CategoryTile } from '../src/model/home';

const gloveCount = 4;

/** The menu's eight categories with the pictures of the brand, for when the catalogue is not available. They have no counts. */
export const usualCategories = ({
  brand,
  emitAsset,
}: Pick<DataOutput, 'brand' | 'emitAsset'>): readonly CategoryTile[] =>
  entries.map(({ href, title }, index) => {
    const picture = brand.categories[href.slice(href.lastIndexOf('/') + 1)];
    return {
      path: href,
      label: title,
      group: index < gloveCount ? 'Gloves' : 'Garments',
      drawing: picture === undefined ? '' : emitAsset(picture, '.svg'),
    };
  });
