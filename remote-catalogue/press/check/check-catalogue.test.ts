import { describe, expect, it } from '@jest/globals';
import { testFile } from '../../src/testing/test-catalogue';
import { checkCatalogue } from './check-catalogue';
import { problemLine } from './problem';

const leather = testFile('industrial-gloves-leather');

/** The first glove of leather, alone in a file, with pieces of its text exchanged. */
function lines(...changes: readonly (readonly [from: string, to: string])[]): readonly string[] {
  const [glove] = JSON.parse(leather) as readonly unknown[];
  const text = JSON.stringify([glove], undefined, 2).replace('"WL502"', '"In blue"');
  const changed = changes.reduce((whole, [from, to]) => {
    expect(whole).toContain(from);
    return whole.replace(from, to);
  }, text);
  const { problems } = checkCatalogue([{ name: 'leather.json', text: changed }]);
  return problems.map(problemLine);
}

/** A change that gives the glove more fields. */
const packed = (fields: string) => ['"packing"', `${fields}, "packing"`] as const;

const freeOf = (substance: string, date = '2026-03-01') =>
  `"freeOf": [{ "substance": "${substance}", "source": "Declaration", "date": "${date}" }]`;

describe('checkCatalogue', () => {
  it('names file, line, column, article, field, value and rule', () => {
    expect(lines(['"3122X"', '"4X43G"'])).toEqual([
      expect.stringMatching(
        /^leather\.json:\d+:19 WL501 ratings\.en388\.code "4X43G": position 5 \(ISO cut\) must be A-F or X \[E388-P5\]$/,
      ),
    ]);
  });

  it.each([
    [
      ['"title"', '"titel"'],
      'titel "Grain leather driver, shirred wrist": is not a known key: did you mean "title"? [KEY]',
    ],
    [['"title"', '"titel"'], 'title: is missing [FORM]'],
    [['Grain leather driver', 'A <b>bold</b> driver'], 'must be plain text, without markup [FORM]'],
    [['Grain leather driver', 'Fish &amp; chips'], 'must be plain text, without markup [FORM]'],
    [['Grain leather driver, shirred wrist', '#N/A'], 'is a formula, or the error of one'],
    [['"3122X"', '"3Х22X"'], 'ratings.en388.code "3Х22X": contains “Х” (U+0425), which only looks like'],
    [['Grain leather driver', 'x'.repeat(81)], 'must not be longer than 80 characters [FORM]'],
    [
      ['wl501.svg', 'other.svg'],
      'image "other.svg": must be named after the article, wl501.svg, or be left out [IMAGE]',
    ],
    [['"features"', '"feature"'], 'feature: is not a known key: did you mean "features"? [KEY]'],
    [
      ['"title": "', '"title": "a\\u202eb'],
      'contains the invisible character U+202E as character 2; delete it',
    ],
    [['"title": "', '"title": "a\\u200bb'], 'contains the invisible character U+200B'],
    [['"WL501"', '"CON"'], 'is a name that computers reserve'],
    [['"7",', '"9",'], 'sizes.values.1 "8": must stand in ascending order, and once [SIZES]'],
    [['"7",', '"S",'], 'sizes.values.0 "S": must be a glove size'],
    [
      ['"part": "palm",', '"part": "palm", "percent": 60,'],
      'materials.0: the shares of palm make 60 %, not 100 % [PERCENT]',
    ],
    [['"en388"', '"iso11612"'], 'ratings.iso11612: not on the type “Industrial Gloves Leather” [FR-TYPE]'],
    [['"en388"', '"iso20471"'], 'colours: EN ISO 20471 needs a fluorescent colour [E20471-COLOUR]'],
    [
      ['2016+A1:2018', '2003'],
      'ratings.en388.edition "2003": the edition known here is 2016+A1:2018 [EDITION]',
    ],
    [['"3122X"', '"3122X", "code": "2121X"'], 'WL501 code: stands already at'],
    [['"In blue"', '"WL999"'], 'alsoAvailableIn.0 "WL999": is no number of another article [LINK]'],
    [['"sample"', '"smaple"'], 'dataStatus "smaple": must be one of sample, declared [FORM]'],
    [
      ['"packing"', '"art": { "colours": { "second": "Pink" } }, "packing"'],
      'art.colours.second "Pink": must be a colour of the article or an undyed one, or',
    ],
    [
      ['"packing"', '"art": { "parts": ["cuff-nit"] }, "packing"'],
      'art.parts.0 "cuff-nit": is no part: did you mean "cuff-knit"? [FORM]',
    ],
    [['"packing"', '"art": { "parts": ["flame-thrower"] }, "packing"'], 'is no part: use one of: armbands-'],
    [['"inner": 12', '"inner": "12"'], 'packing.inner "12": must be a whole number'],
    [['"inner": 12', '"inner": 0'], 'packing.inner 0: must be at least 1 [FORM]'],
    [packed('"gtins": [{ "gtin": "9521234567898" }]'), 'has the check digit 8; of these digits it is 9.'],
    [packed('"gtins": [{ "gtin": "952123456789" }]'), 'has the check digit 9; of these digits it is 6.'],
    [packed('"gtins": [{ "gtin": "952 123" }]'), 'must be 8, 12, 13 or 14 digits [FORM]'],
    [
      packed('"gtins": [{ "gtin": "9521234567899", "size": "13", "colour": "Pink" }]'),
      'gtins.0.size "13": is no size of the article [GTIN]',
    ],
    [
      packed('"gtins": [{ "gtin": "9521234567899" }, { "gtin": "9521234567899", "size": "9" }]'),
      'gtins.1.gtin "9521234567899": the same as of WL501 in leather.json; each article has its own',
    ],
    [packed('"freeOf": [{ "substance": "latex" }]'), 'freeOf.0.source: is missing [FORM]'],
    [packed(`"coating": "Natural rubber", ${freeOf('latex')}`), '[FREE-OF]'],
    [packed(freeOf('cotton')), 'must be one of latex, silicone, chromium VI, DMF, PFAS'],
    [packed(freeOf('latex', '03/2026')), 'must be a day like 2026-03-01 [FORM]'],
    [packed(`"coating": "Foam latex", ${freeOf('latex')}`), 'freeOf.0: not with “Foam latex; '],
  ] as const)('says of %j what is wrong', (change, message) => {
    expect(lines(change).join('\n')).toContain(message);
  });
});
