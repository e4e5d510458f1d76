import type { RatedStandard } from '../src/model/standards/standard-names';

/** A marking of each standard that shows how one is read; each stands on articles like ours. */
export const markingExamples: Readonly<Record<RatedStandard, string>> = {
  en388: '4X43DP',
  en407: '413X4X',
  en511: '231',
  en374: 'Type A AJKLMN',
  en374_5: 'bacteria-fungi+VIRUS',
  en12477: 'A',
  ansi105: 'A4; abrasion 3; puncture 3',
  ansi138: '2',
  iso21420: '4',
  iso11612: 'A1 A2 B1 C1 E1 F1',
  iso11611: 'Class 1 A1 A2',
  iec61482: 'APC 1; ELIM 9.5 cal/cm²',
  en1149_5: '',
  en13034: 'Type 6',
  iso20471: '2',
  en13795: 'high',
  pb70: '3',
};
