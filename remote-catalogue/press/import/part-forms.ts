import type { Colour, Feature, Material } from '../../articles/product';
import { refuse, type CellForm, type ReadContext } from './cell-form';

/** Separator of the parts of one value; no text of an article contains it. */
const partSeparator = ' | ';
const partsOf = (text: string): readonly string[] => text.split('|').map((part) => part.trim());

/** `Palm: Goatskin, 0.8 mm` */
export const featuresForm: CellForm = {
  isList: true,
  read: (texts) => texts.map(readFeature),
  print: (value) => (value as readonly Feature[]).map(({ title, description }) => `${title}: ${description}`),
};

function readFeature(text: string): Feature {
  const [, title = '', description = ''] = /^([^:]+):\s*(.*)$/.exec(text) ?? [];
  return title ? { title: title.trim(), description } : refuse('must be “Palm: what it is”');
}

/** `palm: Cotton | 80 % | 220 g/m²` */
export const materialsForm: CellForm = {
  isList: true,
  read: (texts, context) => texts.map((text) => readPartMaterial(text, context)),
  print: (value) => (value as readonly Material[]).map(printMaterial),
};

function readPartMaterial(text: string, context: ReadContext) {
  const [, part = '', rest = ''] = /^\s*(\w+)\s*:\s*(.+)$/.exec(text) ?? [];
  return part
    ? readMaterial(part.toLowerCase(), rest, context)
    : refuse('must be “palm: Cotton | 80 % | 220 g/m²”, with the part in front');
}

/** A material of a part: `Cotton | 80 % | 220 g/m²`, share and mass where they are known. */
function readMaterial(part: string, text: string, { decimal }: ReadContext) {
  const [name = '', ...figures] = partsOf(text);
  const figure = (unit: RegExp) => figures.find((each) => unit.test(each));
  const numberOf = (each: string | undefined) =>
    each === undefined ? undefined : Number(each.replace(/[^\d.,].*/, '').replace(decimal, '.'));
  const [percent, gsm] = [numberOf(figure(/^[\d.,]+\s*%$/)), numberOf(figure(/^[\d.,]+\s*g(\/m[²2])?$/))];
  const known = [percent, gsm].filter((number) => number !== undefined && !Number.isNaN(number));
  if (figures.some((each) => /\d[.,]\d{3}(?!\d)/.test(each)))
    refuse('has a figure that may be a thousand; write it without a sign between thousands');
  if (known.length < figures.length) refuse('must be “Cotton | 80 % | 220 g/m²”');
  return { part, name, ...(percent !== undefined && { percent }), ...(gsm !== undefined && { gsm }) };
}

function printMaterial({ part, name, percent, gsm }: Material): string {
  const share = percent === undefined ? [] : [`${percent} %`];
  const mass = gsm === undefined ? [] : [`${gsm} g/m²`];
  return [`${part}: ${name}`, ...share, ...mass].join(partSeparator);
}

/** `Yellow | #d9ee2b | fluorescent`, or the name alone: `settleColours` looks for its value when all rows are read. */
export const coloursForm: CellForm = {
  isList: true,
  read: (texts) => texts.map(readColour),
  print: (value) => (value as readonly Colour[]).map(printColour),
};

/** A colour of which a cell gives the name only. */
export interface NamedColour {
  readonly name: string;
  readonly hex?: undefined;
}

function readColour(text: string): Colour | NamedColour {
  const [name = '', hex, light] = partsOf(text);
  if (hex === undefined) return { name };
  const colour = { name, hex: hex.toLowerCase() };
  if (light === undefined) return colour;
  if (!/^(not )?fluorescent$/i.test(light)) refuse('must be “Yellow | #d9ee2b | fluorescent”');
  return { ...colour, fluorescent: !/^not/i.test(light) };
}

function printColour({ name, hex, fluorescent }: Colour): string {
  const light = fluorescent === undefined ? [] : [fluorescent ? 'fluorescent' : 'not fluorescent'];
  return [name, hex, ...light].join(partSeparator);
}

/** A field of a supplier's sheet that gives some of the values of a field of ours. */
export interface PartField {
  readonly name: string;
  readonly joins: string;
  /** Title of the feature, or part of the materials. */
  readonly part: string;
  readonly form: Pick<CellForm, 'isList' | 'isCode' | 'read'>;
}

const featureField = (title: string): PartField => ({
  name: `features.${title}`,
  joins: 'features',
  part: title,
  form: { read: (texts) => [{ title, description: texts[0] ?? '' }] },
});

const materialField = (part: string): PartField => ({
  name: `materials.${part}`,
  joins: 'materials',
  part,
  form: { isList: true, read: (texts, context) => texts.map((text) => readMaterial(part, text, context)) },
});

/** Fields of sheets that give each feature of a glove, and the materials of each part, a column of their own. */
export const partFields: readonly PartField[] = [
  ...['Palm', 'Back', 'Entrance', 'Description'].map(featureField),
  ...['palm', 'back', 'lining', 'shell', 'insulation', 'tape'].map(materialField),
];
