import { productTypes, typeLabel } from '../../articles/product-types';
import { articleNoFault } from '../check/article-no-fault';
import { didYouMean } from '../check/did-you-mean';
import { foreignLetter } from '../check/hidden-character';
import { refuse, sound, type CellForm, type ReadContext } from './cell-form';

export const textForm: CellForm = {
  read: ([text]) => text,
  print: (value) => [String(value)],
};

/** A text of letters and digits, such as an edition. */
export const codeForm: CellForm = {
  ...textForm,
  isCode: true,
  read: ([text = '']) => sound(text, foreignLetter(text)),
};

export const articleNoForm: CellForm = {
  ...codeForm,
  read: ([text = '']) => sound(text, articleNoFault(text)),
};

export const textsForm: CellForm = {
  isList: true,
  read: (texts) => texts,
  print: (value) => value as readonly string[],
};

/** A number, with the decimal sign of the map and no sign between thousands. */
export const numberForm: CellForm = {
  ...textForm,
  read: ([text = ''], context) => readNumber(text, context),
};

/** `1.000` is one to some and a thousand to others. */
const looksLikeThousands = /^-?\d{1,3}([.,]\d{3})+$/;

function readNumber(text: string, { decimal }: ReadContext): number {
  if (looksLikeThousands.test(text))
    refuse('may be a thousand or a decimal number; write it without a sign between thousands');
  const form = decimal === ',' ? /^-?\d+(,\d+)?$/ : /^-?\d+(\.\d+)?$/;
  if (form.test(text)) return Number(text.replace(',', '.'));
  return refuse(`must be a number with the decimal sign “${decimal}”, without a unit`);
}

/** A marking as printed; `yes` for a standard whose marking has no levels, `no` for none. */
export const markingForm: CellForm = {
  isCode: true,
  isYesOrNo: true,
  read: ([text = '']) => markingOf(sound(text, foreignLetter(text))),
  print: (value) => [value === '' ? 'yes' : String(value)],
};

function markingOf(text: string): string | undefined {
  if (/^(no|false)$/i.test(text)) return undefined;
  return /^(yes|true)$/i.test(text) ? '' : text;
}

/** Characters of a drawing; ours have some hundred. */
const longestArt = 5000;

export const artForm: CellForm = {
  read: ([text = '']) => {
    try {
      if (text.length <= longestArt) return JSON.parse(text) as unknown;
    } catch {}
    return refuse(
      'must be JSON, as the export writes it; leave the cell empty for a drawing by type and kind',
    );
  },
  print: (value) => [JSON.stringify(value)],
};

/** Text for comparisons: case and the kind of spaces do not matter. */
const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** A type by its name, as it is stored or as visitors read it. */
export const typeForm: CellForm = {
  ...textForm,
  read: ([text = '']) =>
    productTypes.find((type) => [type, typeLabel(type)].map(folded).includes(folded(text))) ??
    refuse(foreignLetter(text) ?? unknownType(text)),
};

const unknownType = (text: string): string =>
  `is not a type.${didYouMean(folded(text), productTypes)} Use one of: ${productTypes.join(', ')}.`;
