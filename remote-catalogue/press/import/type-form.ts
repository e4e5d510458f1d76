import { productTypes, typeLabel, type ProductType } from '../../articles/product-types';
import { didYouMean } from '../check/did-you-mean';
import { foreignLetter } from '../check/foreign-letter';
import { problemRead, valueRead, type CellForm } from './cell-form';

/** Text for comparisons: case and the kind of spaces do not matter. */
const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Types by their names, as they are stored and as visitors read them. */
const byName: ReadonlyMap<string, ProductType> = new Map(
  productTypes.flatMap((type) => [
    [folded(type), type],
    [folded(typeLabel(type)), type],
  ]),
);

export const typeForm: CellForm = {
  read: ([text = '']) => {
    const type = byName.get(folded(text));
    return type ? valueRead(type) : problemRead(foreignLetter(text) ?? unknownType(text));
  },
  print: (value) => [String(value)],
};

const unknownType = (text: string): string =>
  `is not a type.${didYouMean(folded(text), productTypes)} Use one of: ${productTypes.join(', ')}.`;
