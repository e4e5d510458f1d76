import type { RatedStandard } from '../../articles/standards/standard-names';

/** Codes by standard. */
export type Codes = { readonly [Standard in RatedStandard]?: string };

/** A marking and the rules that it breaks, in the order of the report. */
interface MarkingCase {
  readonly standard: RatedStandard;
  readonly code: string;
  /** Other markings of the same article. */
  readonly beside: Codes;
  readonly errors: readonly string[];
}

interface Other {
  readonly beside?: Codes;
  readonly errors?: readonly string[];
}
const marking = (
  standard: RatedStandard,
  code: string,
  { beside = {}, errors = [] }: Other = {},
): MarkingCase => ({
  standard,
  code,
  beside,
  errors,
});

const sturdy = { en388: '2131X' };
const welder = { en388: '3123X', en407: '413X4X' };

/** Good and bad markings of every standard. */
export const markingCases: readonly MarkingCase[] = [
  marking('en388', '4X43FP'),
  marking('en388', '2121X'),
  marking('en388', '3X31CX'),
  marking('en388', 'X1XXX'),
  marking('en388', 'XXXXA'),
  marking('en388', '4544', { errors: ['E388-EDITION'] }),
  marking('en388', 'XXXXX', { errors: ['E388-NONE'] }),
  marking('en388', '00XXXP', { errors: ['E388-NONE'] }),
  marking('en388', '4X43G', { errors: ['E388-P5'] }),
  marking('en388', '4X430', { errors: ['E388-P5'] }),
  marking('en388', '5121X', { errors: ['E388-P1'] }),
  marking('en388', '2651X', { errors: ['E388-P2', 'E388-P3'] }),
  marking('en388', '2125XQ', { errors: ['E388-P4', 'E388-P6'] }),
  marking('en388', '4x43f', { errors: ['E388-CASE'] }),
  marking('en388', '212', { errors: ['E388-LENGTH'] }),
  marking('en388', '4X43FPP', { errors: ['E388-LENGTH'] }),

  marking('en407', '413X4X', { beside: { en388: '3122X' } }),
  marking('en407', 'X2XXXX', { beside: sturdy }),
  marking('en407', '24XXXX', { beside: sturdy, errors: ['E407-FLAME3'] }),
  marking('en407', 'X3XXXX', { beside: sturdy, errors: ['E407-FLAME3'] }),
  marking('en407', 'XXXXXX', { beside: sturdy, errors: ['E407-NONE'] }),
  marking('en407', '41324', { beside: sturdy, errors: ['E407-FORM'] }),
  marking('en407', '51XXXX', { beside: sturdy, errors: ['E407-FORM'] }),
  marking('en407', 'X1XXXX', { beside: { en388: '21X1X' }, errors: ['E407-TEAR'] }),
  marking('en407', 'X1XXXX', { errors: ['E407-TEAR'] }),

  marking('en511', 'X2X', { beside: { en388: '3232X' } }),
  marking('en511', '11X', { beside: { en388: '1111X' } }),
  marking('en511', 'X2X', { beside: { en388: '1132X' }, errors: ['E511-MECH2'] }),
  marking('en511', '120', { beside: { en388: 'X132X' }, errors: ['E511-MECH1', 'E511-MECH2'] }),
  marking('en511', 'X12', { beside: { en388: '3232X' }, errors: ['E511-FORM'] }),
  marking('en511', 'XXX', { beside: { en388: '3232X' }, errors: ['E511-NONE'] }),

  marking('en374', 'Type A AJKLPT'),
  marking('en374', 'Type B JKL'),
  marking('en374', 'Type C'),
  marking('en374', 'Type A JKLPT', { errors: ['E374-COUNT'] }),
  marking('en374', 'Type B JQK', { errors: ['E374-LETTER', 'E374-ORDER'] }),
  marking('en374', 'Type B JJK', { errors: ['E374-DUP', 'E374-ORDER', 'E374-COUNT'] }),
  marking('en374', 'Type C J', { errors: ['E374-C'] }),
  marking('en374', 'Type D JKL', { errors: ['E374-FORM'] }),
  marking('en374_5', 'bacteria-fungi+VIRUS'),
  marking('en374_5', 'VIRUS+bacteria-fungi', { errors: ['E3745-FORM'] }),

  marking('en12477', 'A', { beside: { ...welder, iso21420: '1' } }),
  marking('en12477', 'A', { beside: welder }),
  marking('en12477', 'A', { beside: { ...welder, en388: '2111X' }, errors: ['E12477-388'] }),
  marking('en12477', 'A', { beside: { ...welder, en407: '31XX2X' }, errors: ['E12477-407'] }),
  marking('en12477', 'B', { beside: { en388: '2121X', en407: '31XX2X', iso21420: '4' } }),
  marking('en12477', 'B', {
    beside: { en388: '2121X', en407: '31XX2X', iso21420: '3' },
    errors: ['E12477-DEX'],
  }),
  marking('en12477', 'B', { errors: ['E12477-388', 'E12477-407', 'E12477-DEX'] }),
  marking('en12477', 'C', { beside: welder, errors: ['E12477-FORM'] }),

  marking('ansi105', 'A9'),
  marking('ansi105', 'A4; abrasion 5; puncture 3'),
  marking('ansi105', 'A10', { errors: ['E105-CUT'] }),
  marking('ansi105', 'A4; puncture 6', { errors: ['E105-FORM'] }),
  marking('ansi138', '3'),
  marking('ansi138', '4', { errors: ['E138-LEVEL'] }),
  marking('iso21420', '5'),
  marking('iso21420', '0', { errors: ['E21420-DEX'] }),

  marking('iso11612', 'A1 A2 B1 C1 E2 F1'),
  marking('iso11612', 'A2 B1'),
  marking('iso11612', 'A1 F1 W'),
  marking('iso11612', 'A1 W', { errors: ['E11612-HEAT'] }),
  marking('iso11612', 'B1 C1', { errors: ['E11612-A'] }),
  marking('iso11612', 'A1 C1 B1', { errors: ['E11612-ORDER'] }),
  marking('iso11612', 'A1 B1 B2', { errors: ['E11612-DUP'] }),
  marking('iso11612', 'A1 B4', { errors: ['E11612-FORM'] }),

  marking('iso11611', 'Class 2 A1 A2'),
  marking('iso11611', 'Class 1 A2'),
  marking('iso11611', 'Class 3 A1', { errors: ['E11611-FORM'] }),
  marking('iso11611', 'Class 1', { errors: ['E11611-FORM'] }),

  marking('iec61482', 'APC 1; ELIM 8.1 cal/cm²; ATPV 9.4 cal/cm²'),
  marking('iec61482', 'ATPV 12 cal/cm²'),
  marking('iec61482', 'APC 3', { errors: ['E61482-APC'] }),
  marking('iec61482', 'ELIM 9.5 cal/cm²; ATPV 9.4 cal/cm²', { errors: ['E61482-ELIM'] }),
  marking('iec61482', 'ATPV 2 cal/cm²', { errors: ['E61482-LEAST'] }),
  marking('iec61482', 'ATPV 12', { errors: ['E61482-FORM'] }),
  marking('iec61482', '', { errors: ['E61482-FORM'] }),

  marking('en1149_5', ''),
  marking('en1149_5', 'yes', { errors: ['E1149-FORM'] }),
  marking('en13034', 'Type PB[6]'),
  marking('en13034', 'Type 5', { errors: ['E13034-FORM'] }),
  marking('iso20471', '3'),
  marking('iso20471', '4', { errors: ['E20471-CLASS'] }),
  marking('en13795', 'high'),
  marking('en13795', 'low', { errors: ['E13795-FORM'] }),
  marking('pb70', '4'),
  marking('pb70', '5', { errors: ['EPB70-LEVEL'] }),
];
