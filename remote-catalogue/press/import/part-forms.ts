import type { Colour, Feature, Material } from '../../articles/product';
import { problemRead, readEach, valueRead, type CellForm, type Read, type ReadContext } from './cell-form';

/** Separator of the parts of one value; no text of an article contains it. */
const partSeparator = ' | ';
const partsOf = (text: string): readonly string[] => text.split('|').map((part) => part.trim());

/** `Palm: Goatskin, 0.8 mm` */
export const featuresForm: CellForm = {
  isList: true,
  read: (texts) => readEach(texts, readFeature),
  print: (value) => (value as readonly Feature[]).map(({ title, description }) => `${title}: ${description}`),
};

function readFeature(text: string): Read {
  const [, title = '', description = ''] = /^([^:]+):\s*(.*)$/.exec(text) ?? [];
  return title ? valueRead({ title: title.trim(), description }) : problemRead('must be “Palm: what it is”');
}

/** `palm: Cotton | 80 % | 220 g/m²` */
export const materialsForm: CellForm = {
  isList: true,
  read: (texts, context) => readEach(texts, (text) => readPartMaterial(text, context)),
  print: (value) => (value as readonly Material[]).map(printMaterial),
};

function readPartMaterial(text: string, context: ReadContext): Read {
  const [, part = '', rest = ''] = /^\s*(\w+)\s*:\s*(.+)$/.exec(text) ?? [];
  return part
    ? readMaterial(part.toLowerCase(), rest, context)
    : problemRead('must be “palm: Cotton | 80 % | 220 g/m²”, with the part in front');
}

/** A material of a part: `Cotton | 80 % | 220 g/m²`, share and mass where they are known. */
export function readMaterial(part: string, text: string, { decimal }: ReadContext): Read {
  const [name = '', ...figures] = partsOf(text);
  const figure = (unit: RegExp) => figures.find((each) => unit.test(each));
  const numberOf = (each: string | undefined) =>
    each === undefined ? undefined : Number(each.replace(/[^\d.,].*/, '').replace(decimal, '.'));
  const [percent, gsm] = [numberOf(figure(/^[\d.,]+\s*%$/)), numberOf(figure(/^[\d.,]+\s*g(\/m[²2])?$/))];
  const known = [percent, gsm].filter((number) => number !== undefined && !Number.isNaN(number));
  if (figures.some((each) => /\d[.,]\d{3}(?!\d)/.test(each))) {
    return problemRead('has a figure that may be a thousand; write it without a sign between thousands');
  }
  if (known.length < figures.length) return problemRead('must be “Cotton | 80 % | 220 g/m²”');
  return valueRead({
    part,
    name,
    ...(percent !== undefined && { percent }),
    ...(gsm !== undefined && { gsm }),
  });
}

function printMaterial({ part, name, percent, gsm }: Material): string {
  const share = percent === undefined ? [] : [`${percent} %`];
  const mass = gsm === undefined ? [] : [`${gsm} g/m²`];
  return [`${part}: ${name}`, ...share, ...mass].join(partSeparator);
}

/** `Yellow | #d9ee2b | fluorescent`, or the name alone: `settleColours` looks for its value when all rows are read. */
export const coloursForm: CellForm = {
  isList: true,
  read: (texts) => readEach(texts, readColour),
  print: (value) => (value as readonly Colour[]).map(printColour),
};

function readColour(text: string): Read {
  const [name = '', hex, light] = partsOf(text);
  if (hex === undefined) return valueRead({ name });
  if (light === undefined) return valueRead({ name, hex: hex.toLowerCase() });
  const isKnown = /^(not )?fluorescent$/i.test(light);
  return isKnown
    ? valueRead({ name, hex: hex.toLowerCase(), fluorescent: !/^not/i.test(light) })
    : problemRead('must be “Yellow | #d9ee2b | fluorescent”');
}

function printColour({ name, hex, fluorescent }: Colour): string {
  const light = fluorescent === undefined ? [] : [fluorescent ? 'fluorescent' : 'not fluorescent'];
  return [name, hex, ...light].join(partSeparator);
}
