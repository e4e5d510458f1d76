import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { MarkingForm, PlaceForm } from './marking-form';
import { markingForms } from './marking-forms';
import { printMarking, readMarking } from './read-marking';
import { ratedStandards, type RatedStandard } from './standard-names';

const stated = (standard: RatedStandard, code: string) =>
  readMarking(standard, code).flatMap(({ key, state, level }) =>
    state === 'level' ? [`${key} ${level}`] : [],
  );

describe('readMarking', () => {
  it('distinguishes the four states of a place', () => {
    expect(readMarking('en388', '40X3F')).toEqual([
      { key: 'abrasion', character: '4', state: 'level', level: 4, levels: 4 },
      { key: 'coup', character: '0', state: 'zero', level: 0, levels: 5 },
      { key: 'tear', character: 'X', state: 'untested', level: 0, levels: 4 },
      { key: 'puncture', character: '3', state: 'level', level: 3, levels: 4 },
      { key: 'cut', character: 'F', state: 'level', level: 6, levels: 6 },
      { key: 'impact', character: '', state: 'unstated', level: 0, levels: 1 },
    ]);
  });

  it('reads the places of each standard', () => {
    const cases = [
      ['en407', '413X4X', ['flame 4', 'contact 1', 'convective 3', 'smallSplash 4']],
      ['en511', 'X21', ['contactCold 2', 'water 1']],
      ['en374', 'Type A AJKLPT', ['type 3', 'A 1', 'J 1', 'K 1', 'L 1', 'P 1', 'T 1']],
      ['en374', 'Type C', ['type 1']],
      ['en374_5', 'bacteria-fungi+VIRUS', ['bacteriaAndFungi 1', 'viruses 1']],
      ['en12477', 'B', ['type 2']],
      ['ansi105', 'A4; puncture 3', ['cut 4', 'puncture 3']],
      ['ansi138', '2', ['impact 2']],
      ['iso21420', '5', ['dexterity 5']],
      ['iso11612', 'A1 B1 C2 W', ['flameSurface 1', 'convective 1', 'radiant 2', 'water 1']],
      ['iso11611', 'Class 2 A1 A2', ['class 2', 'flameSurface 1', 'flameEdge 1']],
      ['iec61482', 'APC 1; ELIM 9.5 cal/cm²', ['class 1', 'elim 9.5']],
      ['iec61482', 'ATPV 12 cal/cm²', ['atpv 12']],
      ['en1149_5', '', ['dissipation 1']],
      ['en13034', 'Type PB[6]', ['type 1']],
      ['iso20471', '3', ['class 3']],
      ['en13795', 'high', ['performance 2']],
      ['pb70', '4', ['barrier 4']],
    ] as const;
    expect(cases.map(([standard, code]) => [standard, code, stated(standard, code)])).toEqual(cases);
  });

  it('reads nothing as stated that the edition does not define', () => {
    expect(stated('en388', '9Z43G')).toEqual(['tear 4', 'puncture 3']);
    expect(stated('ansi105', 'A10')).toEqual([]);
    expect(stated('iso11612', 'B9')).toEqual([]);
    expect(stated('en1149_5', 'yes')).toEqual([]);
  });
});

/** Any text that a place may print; a part may be left out. */
function printedPlace(place: PlaceForm, kind: MarkingForm['kind']) {
  const { levels, besides = [], before = '', after = '' } = place;
  const figures = levels
    ? fc.constantFrom(...levels, ...besides)
    : fc.integer({ min: 1, max: 999 }).map((n) => String(n / 10));
  const printed = figures.map((figure) => before + figure + after);
  return kind === 'places' ? printed : fc.oneof(printed, fc.constant(''));
}

describe('a marking', () => {
  it.each(ratedStandards)('of %s is printed back unchanged', (standard) => {
    const form: MarkingForm = markingForms[standard];
    const characters = fc.tuple(...form.places.map((place) => printedPlace(place, form.kind)));
    fc.assert(
      fc.property(characters, (printed) => {
        const code = printMarking(
          standard,
          printed.map((character) => ({ character })),
        );
        const places = readMarking(standard, code);
        expect(printMarking(standard, places)).toBe(code);
        expect(places.map(({ character }) => character)).toEqual(printed);
      }),
    );
  });

  it('is read without an error, whatever the text is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ratedStandards), fc.string(), (standard, code) => {
        expect(readMarking(standard, code)).toHaveLength(markingForms[standard].places.length);
      }),
    );
  });
});
