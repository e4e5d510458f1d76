import type { RatedStandard } from './standard-names';

/** `0`: tested and below level 1. `X`: not tested. */
type Unreached = '0' | 'X';

/** One property that a marking states. */
export interface PlaceForm {
  /** Unique within the standard. */
  readonly key: string;
  /** What is printed for each level, the lowest first; absent for a measured figure. */
  readonly levels?: readonly string[];
  /** What else may be printed in the place of a level. */
  readonly besides?: readonly Unreached[];
  /** Printed in front of the level. */
  readonly before?: string;
  /** Printed behind the level. */
  readonly after?: string;
  /** Whether a level is also good for what asks for a lower one; true if absent. */
  readonly isRanked?: boolean;
  /** Whether nothing stands between it and the next such part. */
  readonly runsOn?: boolean;
}

/** How the places of a marking are printed. */
export interface MarkingForm {
  /** `places`: one character each, in a fixed order. `parts`: what is stated, and no more. */
  readonly kind: 'places' | 'parts';
  /** Between two parts; absent between places. */
  readonly separator?: string;
  readonly places: readonly PlaceForm[];
}

/** The figures 1 to `highest`. */
const upTo = (highest: number): readonly string[] =>
  Array.from({ length: highest }, (_, index) => String(index + 1));

/** A property that is stated or not, printed as it is named here. */
const stated = <Key extends string>(key: Key, mark: string) => ({ key, levels: [mark] });

/** A class or level that is the whole marking. */
const single = <Key extends string>(key: Key, levels: readonly string[]) =>
  ({ kind: 'parts', places: [{ key, levels }] }) as const;

const arcRating = <Key extends string>(key: Key, before: string) =>
  ({ key, before, after: ' cal/cm²' }) as const;

/** The letters of the chemicals; there is no Q and no R. */
const chemicals = Array.from('ABCDEFGHIJKLMNOPST', (letter) => ({
  key: letter,
  levels: [letter],
  runsOn: true,
}));

/**
 * What each standard prints, in its present edition; `standard-texts.ts` says what it means. Another edition is another
 * entry here. Sources: EN 388:2016+A1:2018, EN 407:2020, EN 511:2006, EN ISO 374-1:2016+A1:2018, EN ISO 374-5:2016,
 * EN 12477:2001+A1:2005, ANSI/ISEA 105-2016 and 138-2019, EN ISO 21420:2020, EN ISO 11612:2015, EN ISO 11611:2015,
 * IEC 61482-2:2018, EN 1149-5:2018, EN 13034:2005+A1:2009, EN ISO 20471:2013+A1:2016, EN 13795-1:2019,
 * ANSI/AAMI PB70:2022.
 */
export const markingForms = {
  en388: {
    kind: 'places',
    places: [
      { key: 'abrasion', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'coup', levels: upTo(5), besides: ['0', 'X'] },
      { key: 'tear', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'puncture', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'cut', levels: ['A', 'B', 'C', 'D', 'E', 'F'], besides: ['X'] },
      { key: 'impact', levels: ['P'], besides: ['X'] },
    ],
  },
  en407: {
    kind: 'places',
    places: [
      { key: 'flame', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'contact', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'convective', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'radiant', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'smallSplash', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'largeSplash', levels: upTo(4), besides: ['0', 'X'] },
    ],
  },
  en511: {
    kind: 'places',
    places: [
      { key: 'convectiveCold', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'contactCold', levels: upTo(4), besides: ['0', 'X'] },
      { key: 'water', levels: ['1'], besides: ['0', 'X'] },
    ],
  },
  en374: {
    kind: 'parts',
    separator: ' ',
    places: [{ key: 'type', before: 'Type ', levels: ['C', 'B', 'A'] }, ...chemicals],
  },
  en374_5: {
    kind: 'parts',
    separator: '+',
    places: [stated('bacteriaAndFungi', 'bacteria-fungi'), stated('viruses', 'VIRUS')],
  },
  en12477: { kind: 'parts', places: [{ key: 'type', levels: ['A', 'B'], isRanked: false }] },
  ansi105: {
    kind: 'parts',
    separator: '; ',
    places: [
      { key: 'cut', before: 'A', levels: upTo(9) },
      { key: 'abrasion', before: 'abrasion ', levels: upTo(6), besides: ['0'] },
      { key: 'puncture', before: 'puncture ', levels: upTo(5), besides: ['0'] },
    ],
  },
  ansi138: single('impact', upTo(3)),
  iso21420: single('dexterity', upTo(5)),
  iso11612: {
    kind: 'parts',
    separator: ' ',
    places: [
      stated('flameSurface', 'A1'),
      stated('flameEdge', 'A2'),
      { key: 'convective', before: 'B', levels: upTo(3) },
      { key: 'radiant', before: 'C', levels: upTo(4) },
      { key: 'aluminium', before: 'D', levels: upTo(3) },
      { key: 'iron', before: 'E', levels: upTo(3) },
      { key: 'contact', before: 'F', levels: upTo(3) },
      stated('water', 'W'),
    ],
  },
  iso11611: {
    kind: 'parts',
    separator: ' ',
    places: [
      { key: 'class', before: 'Class ', levels: upTo(2) },
      stated('flameSurface', 'A1'),
      stated('flameEdge', 'A2'),
    ],
  },
  iec61482: {
    kind: 'parts',
    separator: '; ',
    places: [
      { key: 'class', before: 'APC ', levels: upTo(2) },
      arcRating('elim', 'ELIM '),
      arcRating('atpv', 'ATPV '),
      arcRating('ebt', 'EBT '),
    ],
  },
  en1149_5: { kind: 'parts', places: [stated('dissipation', '')] },
  en13034: { kind: 'parts', places: [{ key: 'type', before: 'Type ', levels: ['PB[6]', '6'] }] },
  iso20471: single('class', upTo(3)),
  en13795: single('performance', ['standard', 'high']),
  pb70: single('barrier', upTo(4)),
} as const satisfies Readonly<Record<RatedStandard, MarkingForm>>;
