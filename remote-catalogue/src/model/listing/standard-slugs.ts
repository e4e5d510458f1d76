import type { RatedStandard } from '../standards/standard-names';

/** The standards as addresses name them: lower case, no year. The page of the standards links with them. */
const slugs: Readonly<Record<RatedStandard, string>> = {
  en388: 'en-388',
  en407: 'en-407',
  en511: 'en-511',
  en374: 'en-iso-374',
  en374_5: 'en-iso-374',
  en12477: 'en-12477',
  ansi105: 'ansi-isea-105',
  ansi138: 'ansi-isea-138',
  iso21420: 'en-iso-21420',
  iso11612: 'en-iso-11612',
  iso11611: 'en-iso-11611',
  iec61482: 'iec-61482-2',
  en1149_5: 'en-1149-5',
  en13034: 'en-13034',
  iso20471: 'en-iso-20471',
  en13795: 'en-13795',
  pb70: 'aami-pb70',
};

/** The name of a standard in addresses. */
export const standardSlug = (standard: RatedStandard): string => slugs[standard];

/** The standards that the name means; none for a name that is unknown. */
export const standardsWith = (slug: string): readonly RatedStandard[] =>
  (Object.keys(slugs) as readonly RatedStandard[]).filter((standard) => slugs[standard] === slug);
