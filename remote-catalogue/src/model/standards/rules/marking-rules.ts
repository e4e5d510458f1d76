import type { RatedStandard } from '../standard-names';
import { en374Rule } from './chemical-rules';
import { iec61482Rule, iso11611Rule, iso11612Rule } from './garment-rules';
import { ansi105Rule, en12477Rule, en388Rule, en407Rule, en511Rule } from './glove-rules';
import { breaks, hasForm, type MarkingRule } from './marking-rule';

/** Where the form is all there is to check. */
const form =
  (standard: RatedStandard, rule: string, allowed: string): MarkingRule =>
  (code) =>
    breaks(!hasForm(standard, code), rule, `must be ${allowed}`);

/** The rule of every standard. */
export const markingRules: Readonly<Record<RatedStandard, MarkingRule>> = {
  en388: en388Rule,
  en407: en407Rule,
  en511: en511Rule,
  en374: en374Rule,
  en374_5: form('en374_5', 'E3745-FORM', '“bacteria-fungi” or “bacteria-fungi+VIRUS”'),
  en12477: en12477Rule,
  ansi105: ansi105Rule,
  ansi138: form('ansi138', 'E138-LEVEL', '1, 2 or 3'),
  iso21420: form('iso21420', 'E21420-DEX', '1 to 5'),
  iso11612: iso11612Rule,
  iso11611: iso11611Rule,
  iec61482: iec61482Rule,
  en1149_5: form('en1149_5', 'E1149-FORM', 'empty: the standard has no levels'),
  en13034: form('en13034', 'E13034-FORM', '“Type 6” or “Type PB[6]”'),
  iso20471: form('iso20471', 'E20471-CLASS', '1, 2 or 3'),
  en13795: form('en13795', 'E13795-FORM', '“standard” or “high”'),
  pb70: form('pb70', 'EPB70-LEVEL', '1 to 4'),
};
