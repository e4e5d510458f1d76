import { productTypes, typeLabel, type ProductType } from '../../articles/product-types';
import { didYouMean } from '../check/did-you-mean';
import { foreignLetter } from '../check/foreign-letter';
import { problemRead, valueRead, type CellForm } from './cell-form';

/** Text for comparisons: case and the kind of spaces do not matter. */
const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const byName: ReadonlyMap<string, ProductType> = new Map(
  productTypes.flatMap((type) => [
    [folded(type), type],
    [folded(typeLabel(type)), type],
  ]),
);

/** The type that a text names, as it is stored or as visitors read it. */
export const typeNamed = (text: string): ProductType | undefined => byName.get(folded(text));

export function typeProblem(text: string): string {
  const letter = foreignLetter(text);
  if (letter !== undefined) return letter;
  return `is not a type.${didYouMean(folded(text), productTypes)} Use one of: ${productTypes.join(', ')}.`;
}

export const typeForm: CellForm = {
  read: ([text = '']) => {
    const type = typeNamed(text);
    return type ? valueRead(type) : problemRead(typeProblem(text));
  },
  print: (value) => [String(value)],
};
