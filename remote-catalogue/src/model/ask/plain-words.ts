import { comparedWords } from './words';

const setOf = (words: string): ReadonlySet<string> => new Set(comparedWords(words));

/** Words that join others and say nothing of an article: the only ones that are read without a chip. No noun, figure or denial. */
export const stopWords = setOf(`
  a an the and or but against as at by for from in into of off on onto out over per than that then to under up with
  i im me my we us our you your it its he she they them their this these those there who which what when where how why
  am is are be been was were do does did has have had can could will would should may might must
  please need needs want wants looking look find show get give any some all also just very best good such so too
  protect protects protecting
  buy order ordering use used using wear wearing made make makes suitable ideal recommend recommended like about if each other
  hello thanks thank
  between whether while during through
  de da di en et la le les du des un une el los las il lo y con para por mit und fur im zu von pour avec
`);

/** Words that deny the next term, in English, German, French, Italian and Spanish. */
export const denyingWords = setOf(
  'no not non nor neither never without except ohne kein keine sans senza sin',
);

/** Words that ask for an explanation. */
export const questionWords = setOf(
  'difference differ mean meaning explain compare comparison versus vs guide',
);

/** Words that deny the term before them, or behind `of` and `to` the next one. */
export const allergyWords = setOf('free frei allergy allergic');

/** Comparatives, which are not read but behind a level. */
export const comparatives = setOf('better more less higher lower highest lowest least most');

/** What an adjective says of a line's subject, it need not say of the article. */
export const adjectives = setOf(
  'thin thick light heavy long short soft hard fine wide high low large small strong warm cool flexible tough',
);

/** Hazards that a name alone is no protection against. */
export const hazardWords = setOf(`
  cut tear abrasion puncture knife
  acid alkali ammonia arc asbestos bacteria ballistic bee biohazard bite bleach blood bullet caustic chainsaw chemical
  chlorine cleanroom cold crush cryogenic cytotoxic diesel dielectric electric electrical explosion explosive fire flame
  flammable food freezer fuel gas heat hot impact infection laser molten needle nitrogen nuclear pathogen pesticide petrol
  radiation radioactive shock snake solvent spark stab steam sterile sting toxic uv vibration virus viral volt voltage winter
  xray lead needlestick syringe ray thermal
`);

/** A quality that protects: `oilresistant`. */
export const isQuality = (joined: string): boolean =>
  /(?:proof|resistant|retardant|insulating)$/.test(joined) || joined.startsWith('std');
