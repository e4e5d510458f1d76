/** What is a sort of what: a goatskin glove is one of leather. What is not said here is not known. */
const sorts: Readonly<Record<string, readonly string[]>> = {
  leather: [
    'goatskin',
    'cowhide',
    'pigskin',
    'deerskin',
    'sheepskin',
    'buffalo',
    'split leather',
    'grain leather',
  ],
  aramid: ['meta aramid', 'para aramid'],
  jacket: ['parka', 'blouson'],
  glove: ['gauntlet'],
  'long cuff': ['gauntlet'],
};

/** The sorts of a material or a kind; of `leather palm`, palms of its sorts. */
export function sortsOf(phrase: string): readonly string[] {
  const [, material = '', part] = /^(\w+) (palm|back)$/.exec(phrase) ?? [];
  return part ? (sorts[material]?.map((sort) => `${sort} ${part}`) ?? []) : (sorts[phrase] ?? []);
}

/** Colours that one word may mean: of two without a common one, an article that states one is not of the other. */
const families: readonly (readonly string[])[] = [
  ['blue', 'navy', 'royal', 'sky', 'ceil', 'petrol', 'teal', 'turquoise', 'denim'],
  ['green', 'olive', 'mint', 'sage', 'teal', 'turquoise', 'khaki', 'petrol'],
  ['red', 'burgundy', 'maroon', 'orange-red', 'plum'],
  ['purple', 'plum', 'lavender', 'burgundy'],
  ['orange', 'orange-red'],
  ['yellow', 'sand', 'cream'],
  ['brown', 'tan', 'sand', 'khaki', 'natural', 'beige'],
  ['white', 'cream', 'natural', 'silver'],
  ['grey', 'silver', 'charcoal'],
  ['black', 'charcoal'],
];

const knownFamilies = new Map<string, readonly number[]>();

function familiesOf(colour: string): readonly number[] {
  const known = knownFamilies.get(colour);
  if (known) return known;
  const own = [...families.keys()].filter((place) =>
    families[place]?.some((name) => ` ${colour} `.includes(` ${name} `)),
  );
  knownFamilies.set(colour, own);
  return own;
}

/** Whether two colours cannot be the same: both are known, and no family has both. */
export function areOtherColours(asked: string, stated: string): boolean {
  const [one, other] = [familiesOf(asked), familiesOf(stated)];
  return one.length > 0 && other.length > 0 && !one.some((family) => other.includes(family));
}

/** Materials of a palm or a shell that are told apart: an article of one is not of another. */
const materials: ReadonlySet<string> = new Set(
  `acrylic antistatic aramid bamboo buffalo cotton cowhide deerskin goatskin hppe leather lyocell modacrylic nylon pigskin polyester
   polyethylene sheepskin viscose wool latex nitrile polyurethane pvc rubber syntheticleather`.split(/\s+/),
);

/** Whether a word names such a material. */
export const isToldApart = (word: string): boolean => materials.has(word);

/** Materials that a glove is coated with. */
const coatings: ReadonlySet<string> = new Set([
  'latex',
  'nitrile',
  'polyurethane',
  'pvc',
  'rubber',
  'silicone',
]);

/** Whether a word names such a material. */
export const isCoating = (word: string): boolean => coatings.has(word);
