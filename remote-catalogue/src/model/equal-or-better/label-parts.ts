import type { RatedStandard } from '../standards/standard-names';

/** What a label says of one standard. */
export interface LabelPart {
  readonly standard: RatedStandard;
  /** What stands behind its name. */
  readonly text: string;
}

const european = (number: string) =>
  String.raw`(?:(?:BS|DIN)[\s-]*)?(?:EN|ISO|IEC)(?:[\s-]*(?:ISO|IEC))*[\s-]*${number}(?!\d)`;

/** How labels name the standards, each as a pattern. Of two that fit, the first counts. */
const names: Readonly<Record<RatedStandard, string>> = {
  en388: european('388'),
  en407: european('407'),
  en511: european('511'),
  en374_5: european('374-5'),
  en374: european('374(?:-1)?'),
  en12477: european('12477'),
  ansi138: String.raw`(?:ANSI|ISEA|ANSI\s*/\s*ISEA)[\s-]*138(?!\d)`,
  pb70: String.raw`(?:ANSI\s*/\s*)?AAMI(?:[\s-]*PB[\s-]*70)?|PB[\s-]*70`,
  ansi105: String.raw`(?:ANSI\s*/\s*ISEA|ANSI|ISEA)(?:[\s-]*105(?!\d))?`,
  iso21420: european('(?:21420|420)'),
  iso11612: european('11612'),
  iso11611: european('11611'),
  iec61482: european('61482(?:-[12])*'),
  en1149_5: european('1149(?:-5)?'),
  en13034: european('13034'),
  iso20471: european('20471'),
  en13795: european('13795(?:-1)?'),
};

/** `:2016`, `-2019`, `+A1:2018`. Other figures behind a name are the code of an old edition. */
const edition = String.raw`(?:\s*[:-]\s*(?:19|20)\d\d(?![A-Z\d]))?(?:\s*\+\s*A\d(?:\s*:\s*\d{4})?)?`;

const name = new RegExp(
  `(?<![A-Z\\d])(?:${Object.entries(names)
    .map(([standard, pattern]) => `(?<${standard}>${pattern})`)
    .join('|')})${edition}`,
  'gi',
);

const standards = Object.keys(names) as readonly RatedStandard[];

/** Cuts the text of a label into its standards. What stands before the first name is a code of EN 388. */
export function labelParts(text: string): readonly LabelPart[] {
  const found = [...text.matchAll(name)];
  const named = found.flatMap((match, place) => {
    const standard = standards.find((each) => match.groups?.[each] !== undefined);
    const behind = text.slice(match.index + match[0].length, found[place + 1]?.index);
    return standard ? [{ standard, text: behind }] : [];
  });
  const before = text.slice(0, found[0]?.index);
  return /[\p{L}\p{N}]/u.test(before) ? [{ standard: 'en388', text: before }, ...named] : named;
}
