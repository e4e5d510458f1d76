import { en388Form } from './en388-form';
import { upTo, type MarkingForm } from './marking-form';
import type { RatedStandard } from './standard-names';

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
  en388: en388Form,
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
