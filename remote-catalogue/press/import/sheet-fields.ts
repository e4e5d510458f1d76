import { substances } from '../../articles/free-of';
import markingExamples from '../../articles/standards/marking-examples.json';
import { ratedStandards, standardNames, type RatedStandard } from '../../articles/standards/standard-names';
import { standardTexts } from '../../articles/standards/standard-texts';
import * as forms from './cell-forms';

/** A field of an article, which has a column in the sheet. */
export interface SheetField {
  /** Its path in an article: `ext.packing.unit`. */
  readonly path: string;
  readonly heading: string;
  readonly form: forms.CellForm;
  /** How its cells are filled in. */
  readonly note: string;
}

const [text, texts, number] = [forms.textForm, forms.textsForm, forms.numberForm];

type Row = readonly [path: string, heading: string, form: forms.CellForm, note: string];

const rowsOfMarking = (standard: RatedStandard): readonly Row[] => {
  const [{ label }, { title, edition }] = [standardNames[standard], standardTexts[standard]];
  const note = `${title}: as printed on the article, ${markingExamples[standard] || 'yes'}`;
  return [
    [`ext.ratings.${standard}`, label, forms.markingForm(standard), note],
    [`ext.ratings.${standard}.edition`, `${label} edition`, text, `Leave empty for ${edition}`],
  ];
};

const inOrder: readonly Row[] = [
  ['articleNo', 'Article number', text, 'Required. 2 to 32 letters, digits, “-”, “.” and “_”: A101'],
  ['type', 'Type', text, 'Required. One of the types that the list of the cell offers'],
  ['title', 'Title', text, 'Required. At most 80 characters, different from all others of the type'],
  ['image', 'Image', text, 'Leave empty: it is made from the article number'],
  [
    'description',
    'Uses or specification',
    texts,
    'Required. A line each: uses of a glove, make of a garment',
  ],
  ['features', 'Features', forms.featuresForm, 'Gloves only, a line each. Palm: Synthetic leather, 0.8 mm'],
  ['alsoAvailableIn', 'Also available in', texts, 'Gloves only, a line each: an article number, or a text'],
  ['ext.dataStatus', 'Data status', text, 'declared; sample if the values are invented: each page says so'],
  ['ext.kind', 'Kind', text, 'What it is in two words: Mechanics glove. Equal words are one filter'],
  ['ext.materials', 'Materials', forms.materialsForm, 'A line each. palm: Cotton | 80 % | 220 g/m²'],
  ['ext.coating', 'Coating', text, 'Nitrile foam'],
  ['ext.cuff', 'Cuff', text, 'Knit wrist'],
  ['ext.gauge', 'Gauge', number, 'Stitches per inch of a knit: 13'],
  ['ext.lengthMm', 'Length in mm', number, '350'],
  ['ext.closures', 'Closures', texts, 'A line each: Two-way zip'],
  ['ext.traits', 'Properties', texts, 'A line each: touchscreen, waterproof'],
  [
    'ext.sizes',
    'Sizes',
    forms.sizesForm,
    'A line each, ascending: 6 to 12 for gloves, S to 6XL for garments',
  ],
  ['ext.colours', 'Colours', forms.coloursForm, 'A line each. Yellow | #d9ee2b, or with | fluorescent'],
  ...ratedStandards.flatMap(rowsOfMarking),
  ['ext.ppeCategory', 'PPE category', number, '1, 2 or 3; empty if it is no protective equipment'],
  ['ext.certificate.body', 'Certificate body', text, 'Notified body of the EU type-examination certificate'],
  ['ext.certificate.number', 'Certificate number', text, 'As printed on the certificate'],
  ['ext.certificate.validUntil', 'Certificate valid until', text, 'Its last day: 2029-06-30'],
  ['ext.care', 'Care', texts, 'A line each: Machine wash at 40 °C'],
  ['ext.maxWashes', 'Washes', number, 'For how many washes the levels hold: 50'],
  ['ext.packing.inner', 'Units in a bag', number, '12'],
  ['ext.packing.carton', 'Units in a carton', number, '72'],
  ['ext.packing.unit', 'Unit', text, 'pair or piece'],
  [
    'ext.gtins',
    'GTIN',
    forms.gtinsForm,
    'A line each, with the size and colour that have a number of their own: 9521234567899 | 9 | Black',
  ],
  ['ext.origin', 'Country of origin', text, 'Pakistan'],
  [
    'ext.freeOf',
    'Free of',
    forms.freeOfForm,
    `A line each: ${substances.join(', ')}; each with its source and day. latex | Supplier’s declaration | 2026-03-01`,
  ],
  ['ext.art', 'Drawing', forms.artForm, 'Leave empty for a drawing made from type, kind and colours'],
];

/** Every field, in the order in which articles are written. */
export const sheetFields: readonly SheetField[] = inOrder.map(([path, heading, form, note]) => ({
  path,
  heading,
  form,
  note,
}));
