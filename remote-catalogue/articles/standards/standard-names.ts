/** How a standard is named in a line of text. */
export interface StandardName {
  readonly label: string;
  /** In addresses: lower case, no year. The page of the standards links with it; two parts of a standard share one. */
  readonly slug: string;
  /** What stands between the label and the code. */
  readonly before?: string;
  readonly after?: string;
}

/** The standards that an article can be marked to, in the order of the pages. */
export const standardNames = {
  en388: { label: 'EN 388', slug: 'en-388' },
  en407: { label: 'EN 407', slug: 'en-407' },
  en511: { label: 'EN 511', slug: 'en-511' },
  en374: { label: 'EN ISO 374-1', slug: 'en-iso-374' },
  en374_5: { label: 'EN ISO 374-5', slug: 'en-iso-374' },
  en12477: { label: 'EN 12477', slug: 'en-12477', before: 'type ' },
  ansi105: { label: 'ANSI/ISEA 105', slug: 'ansi-isea-105', before: 'cut ' },
  ansi138: { label: 'ANSI/ISEA 138', slug: 'ansi-isea-138', before: 'level ' },
  iso21420: { label: 'EN ISO 21420', slug: 'en-iso-21420', before: 'dexterity ' },
  iso11612: { label: 'EN ISO 11612', slug: 'en-iso-11612' },
  iso11611: { label: 'EN ISO 11611', slug: 'en-iso-11611' },
  iec61482: { label: 'IEC 61482-2', slug: 'iec-61482-2' },
  en1149_5: { label: 'EN 1149-5', slug: 'en-1149-5' },
  en13034: { label: 'EN 13034', slug: 'en-13034' },
  iso20471: { label: 'EN ISO 20471', slug: 'en-iso-20471', before: 'class ' },
  en13795: { label: 'EN 13795-1', slug: 'en-13795', after: ' performance' },
  pb70: { label: 'ANSI/AAMI PB70', slug: 'aami-pb70', before: 'level ' },
} as const satisfies Readonly<Record<string, StandardName>>;

/** Key of a standard in `Ratings`. */
export type RatedStandard = keyof typeof standardNames;

/** Code of a standard as a visitor reads it: `class 2`; empty where the standard has no levels. */
export function codeText(standard: RatedStandard, code: string): string {
  const { before = '', after = '' }: StandardName = standardNames[standard];
  return code && before + code + after;
}

/** Every key, in the order of the pages. */
export const ratedStandards = Object.keys(standardNames) as readonly RatedStandard[];

/** The standards that a name in an address means; none for a name that is unknown. */
export const standardsWith = (slug: string): readonly RatedStandard[] =>
  ratedStandards.filter((standard) => standardNames[standard].slug === slug);

const gloveStandards: readonly RatedStandard[] = [
  'en388', 'en407', 'en511', 'en374', 'en374_5', 'en12477', 'ansi105', 'ansi138', 'iso21420',
]; // oxfmt-ignore

/** Whether a standard is for gloves; all others are for what is worn on the body. */
export const isGloveStandard = (standard: RatedStandard): boolean => gloveStandards.includes(standard);
