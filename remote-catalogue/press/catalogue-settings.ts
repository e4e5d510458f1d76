import { parseJson, valueOf } from 'shared-types/json/json-tree';
import { nearestName } from 'shared-types/json/nearest-name';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import type { SourceText } from './source-files';
import { fileProblem, problemOf, type Problem } from './check/problem';
import { errorIf, type Finding } from './check/finding';
import { schemaFindings } from './check/schema-findings';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** Texts on the covers of the catalogues to download. */
const imprint = closedObject({
  company: text,
  address: v.array(text),
  email: text,
  /** Day of the edition, `2026-11-20`: the catalogues show its month. */
  edition: v.pipe(v.string(), v.isoDate('must be a day written as 2026-11-20')),
  title: text,
});

const settingsSchema = closedObject({
  /** Marks the catalogue of the sample. */
  sample: v.optional(v.boolean()),
  /** Number of the article that is drawn on the cover of the full catalogue. */
  cover: v.optional(v.string()),
  /** Makes an error of each document that Regulation (EU) 2016/425 demands and an article lacks. */
  documents: v.optional(v.literal('required')),
  /** Absent where no catalogues to download are made. */
  imprint: v.optional(imprint),
});

/** The settings of a catalogue: its `catalogue.json`. */
export type CatalogueSettings = v.InferOutput<typeof settingsSchema>;

export type Imprint = v.InferOutput<typeof imprint>;

export interface CheckedSettings {
  /** Empty where the file is missing or has an error. */
  readonly settings: CatalogueSettings;
  readonly problems: readonly Problem[];
  /** Problems of settings that name articles that do not exist. @param numbers of all articles of the catalogue */
  readonly checkNamed: (numbers: readonly string[]) => readonly Problem[];
}

export function checkSettings(file: SourceText | undefined): CheckedSettings {
  const nothing = { settings: {}, checkNamed: () => [] };
  if (!file) return { ...nothing, problems: [] };
  const tree = parseJson(file.text);
  if (tree.kind === 'fault') return { ...nothing, problems: [fileProblem(file, tree.offset, tree.message)] };
  const value = valueOf(tree.root);
  const { success, output } = v.safeParse(settingsSchema, value);
  const settings = success ? output : {};
  const placed = (finding: Finding) => problemOf({ file, node: tree.root, name: '', index: 0 }, finding);
  return {
    settings,
    problems: schemaFindings(settingsSchema, value).map(placed),
    checkNamed: (numbers) => coverFindings(settings, numbers).map(placed),
  };
}

function coverFindings({ cover }: CatalogueSettings, numbers: readonly string[]): readonly Finding[] {
  if (cover === undefined || numbers.includes(cover)) return [];
  const near = nearestName(cover, numbers);
  const question = near === undefined ? '' : ` Did you mean “${near}”?`;
  return errorIf(true, ['cover'], ['SETTINGS', `is no article of the catalogue.${question}`]);
}
