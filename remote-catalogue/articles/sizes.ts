import type { Sizes } from './product';

const everySize: Readonly<Record<Sizes['system'], readonly string[]>> = {
  glove: ['6', '7', '8', '9', '10', '11', '12'],
  garment: ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL'],
};

/** Every size of the system, ascending. */
export const sizesOf = (system: Sizes['system']): readonly string[] => everySize[system];

/** The sizes in short: `7–11`, or the one size there is. */
export function sizeRange({ values }: Pick<Sizes, 'values'>): string {
  const [smallest = '', largest = ''] = [values[0], values.at(-1)];
  return smallest === largest ? smallest : `${smallest}–${largest}`;
}
