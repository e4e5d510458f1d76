import type { RatedStandard } from '../standards/standard-names';

/** What a label says of one standard. */
export interface LabelPart {
  readonly standard: RatedStandard;
  /** What stands behind its name. */
  readonly text: string;
}

/** Not followed by the number of another part: `EN 1149-3` is not `EN 1149`. */
const noOtherPart = String.raw`(?!-\d(?!\d))`;

const european = (number: string) =>
  String.raw`(?:(?:BS|DIN)[\s-]*)?(?:EN|ISO|IEC)(?:[\s-]*(?:ISO|IEC))*[\s-]*${number}(?!\d)`;

/** How labels name the standards, each as a pattern. Of two that fit, the first counts. */
const names: Readonly<Record<RatedStandard, string>> = {
  en388: european('388'),
  en407: european('407'),
  en511: european('511'),
  en374_5: european('374-5'),
  en374: european(`374(?:-1)?${noOtherPart}`),
  en12477: european('12477'),
  ansi138: String.raw`(?:ANSI|ISEA|ANSI\s*/\s*ISEA)[\s-]*138(?!\d)`,
  pb70: String.raw`(?:ANSI\s*/\s*)?AAMI(?:[\s-]*PB[\s-]*70)?|PB[\s-]*70`,
  ansi105: String.raw`(?:ANSI\s*/\s*ISEA|ANSI|ISEA)(?:[\s-]*105(?!\d)|(?!(?:\s*/\s*ISEA)?[\s-]*\d{3}))`,
  iso21420: european('(?:21420|420)'),
  iso11612: european('11612'),
  iso11611: european('11611'),
  iec61482: european('61482(?:-[12])*'),
  en1149_5: european(`1149(?:-5)?${noOtherPart}`),
  en13034: european('13034'),
  iso20471: european('20471'),
  en13795: european(`13795(?:-1)?${noOtherPart}`),
};

/** What looks like the name of a standard, and is none of these: `EN 343`, `ASTM F1930`, `NFPA 2112`. */
const otherName = String.raw`(?:(?:BS|DIN)[\s-]*)?(?:(?:EN|ISO|IEC)(?:[\s/-]*(?:ISO|IEC))*[\s-]*\d{2,5}(?:-\d{1,2}(?!\d))*|(?:ANSI\s*/\s*ISEA|ANSI|ISEA|ASTM|NFPA)[\s-]*[A-Z]?[\s-]?\d{2,4}[A-Z]?)(?![A-Z\d])`;

/** `:2016`, `-2019`, `+A1:2018`. Other figures behind a name are the code of an old edition. */
const edition = String.raw`(?:\s*[:-]\s*(?:19|20)\d\d(?![A-Z\d]))?(?:\s*\+\s*A\d(?:\s*:\s*\d{4})?)?`;

const name = new RegExp(
  `(?<![A-Z\\d])(?:${Object.entries(names)
    .map(([standard, pattern]) => `(?<${standard}>${pattern})`)
    .join('|')}|(?<other>${otherName}))${edition}`,
  'gi',
);

const standards = Object.keys(names) as readonly RatedStandard[];

/** Whether a text names a standard, one of these or another one. */
export const namesStandard = (text: string): boolean => text.search(name) !== -1;

/** Cuts the text of a label into its standards. What stands before the first name is a code of EN 388, or the code of the only name: `413X4X EN 407`. */
export function labelParts(text: string): readonly LabelPart[] {
  const found = [...text.matchAll(name)];
  const named = found.flatMap((match, place) => {
    const standard = standards.find((each) => match.groups?.[each] !== undefined);
    const behind = text.slice(match.index + match[0].length, found[place + 1]?.index);
    return standard ? [{ standard, text: behind }] : [];
  });
  const before = text.slice(0, found[0]?.index);
  if (!saysSomething(before)) return named;
  const [only, ...others] = named;
  if (only && others.length === 0 && !saysSomething(only.text)) return [{ ...only, text: before }];
  return [{ standard: 'en388', text: before }, ...named];
}

const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The standards that a label names and that no article is marked to, as in `EN 343`. */
export const otherStandards = (text: string): readonly string[] =>
  [...text.matchAll(name)].flatMap(
    ({ groups }) => groups?.['other']?.toUpperCase().replaceAll(/\s+/g, ' ') ?? [],
  );
