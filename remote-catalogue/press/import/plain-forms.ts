import { articleNoFault } from '../check/article-no-fault';
import { foreignLetter } from '../check/foreign-letter';
import { problemRead, valueRead, type CellForm, type Read, type ReadContext } from './cell-form';

const [first, all] = [(texts: readonly string[]) => texts[0] ?? '', (texts: readonly string[]) => texts];

export const textForm: CellForm = {
  read: (texts) => valueRead(first(texts)),
  print: (value) => [String(value)],
};

/** A text of letters and digits, such as an edition. */
export const codeForm: CellForm = {
  ...textForm,
  isCode: true,
  read: (texts) => readCode(first(texts), first(texts)),
};

const readCode = (text: string, value: string | undefined): Read => {
  const letter = foreignLetter(text);
  return letter === undefined ? valueRead(value) : problemRead(letter);
};

export const articleNoForm: CellForm = {
  ...codeForm,
  read: (texts) => {
    const fault = articleNoFault(first(texts));
    return fault === undefined ? valueRead(first(texts)) : problemRead(fault);
  },
};

export const textsForm: CellForm = {
  isList: true,
  read: (texts) => valueRead(all(texts)),
  print: (value) => value as readonly string[],
};

/** A number, with the decimal sign of the map and no sign between thousands. */
export const numberForm: CellForm = {
  read: (texts, context) => readNumber(first(texts), context),
  print: (value) => [String(value)],
};

/** `1.000` is one to some and a thousand to others. */
const looksLikeThousands = /^-?\d{1,3}([.,]\d{3})+$/;

function readNumber(text: string, { decimal }: ReadContext) {
  if (looksLikeThousands.test(text)) {
    return problemRead('may be a thousand or a decimal number; write it without a sign between thousands');
  }
  const form = decimal === ',' ? /^-?\d+(,\d+)?$/ : /^-?\d+(\.\d+)?$/;
  return form.test(text)
    ? valueRead(Number(text.replace(',', '.')))
    : problemRead(`must be a number with the decimal sign “${decimal}”, without a unit`);
}

/** A marking as printed; `yes` for a standard whose marking has no levels, `no` for none. */
export const markingForm: CellForm = {
  isCode: true,
  isYesOrNo: true,
  read: (texts) => readCode(first(texts), markingOf(first(texts))),
  print: (value) => [value === '' ? 'yes' : String(value)],
};

function markingOf(text: string): string | undefined {
  if (/^(no|false)$/i.test(text)) return undefined;
  return /^(yes|true)$/i.test(text) ? '' : text;
}

export const artForm: CellForm = {
  read: (texts) => readJson(first(texts)),
  print: (value) => [JSON.stringify(value)],
};

/** Characters of a drawing; ours have some hundred. */
const longestArt = 5000;

function readJson(text: string) {
  try {
    if (text.length <= longestArt) return valueRead(JSON.parse(text));
  } catch {}
  return problemRead(
    'must be JSON, as the export writes it; leave the cell empty for a drawing by type and kind',
  );
}
