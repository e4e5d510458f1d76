import { standardNames, type RatedStandard } from '../../../articles/standards/standard-names';
import type { ColumnValue } from './chosen-values';
import type { AtLeastColumn, ChoiceColumn } from '../../../articles/facets/facet-types';
import { columnWith } from '../../../articles/facets/facets';

/** Names of properties inside a sentence, where they are not the label in lower case. */
const spokenNames: Readonly<Record<string, string>> = {
  cut: 'ISO cut',
  coup: 'coup cut',
  ansi: 'ANSI cut',
  'imp.p': 'impact passed',
  'imp.ansi': 'impact',
  'arc.apc': 'arc class',
  'cold.water': 'no water penetration',
  'xp.static': 'static dissipation',
  'xp.splash': 'light splashes',
  'med.en': 'performance',
  'med.pb70': 'barrier level',
  chem: 'chemical type',
};

const spokenName = ({ key, label }: { readonly key: string; readonly label: string }): string =>
  spokenNames[key] ?? label.toLowerCase();

interface AskedLevel {
  readonly column: AtLeastColumn;
  readonly value: string;
}

/**
 * The articles that filters show: `gloves with abrasion 4, tear 4 or better (EN 388)`.
 *
 * @param values at least one
 */
export function filteredArticles(
  values: readonly ColumnValue[],
  nameOf: (value: ColumnValue) => string,
): string {
  const columns = values.flatMap(({ column }) => columnWith(column) ?? []);
  const levels = values.flatMap(({ column: key, value }): readonly AskedLevel[] => {
    const column = columnWith(key);
    return column?.kind === 'at-least' ? [{ column, value }] : [];
  });
  const standards = [...new Set(levels.map(({ column }) => column.standard))];
  const groups = standards.map((standard) =>
    spokenLevels(
      standard,
      levels.filter(({ column }) => column.standard === standard),
    ),
  );
  const namesOf = (column: ChoiceColumn) => values.filter((value) => value.column === column.key).map(nameOf);
  const chosen = [...new Set(columns)].filter((column) => column.kind === 'choice');
  const choices = chosen.flatMap((column) =>
    column.isEvery ? [] : [spokenChoices(column, namesOf(column))],
  );
  const traits = chosen.flatMap((column) => (column.isEvery ? namesOf(column) : [])).map(lowerCase);
  const has = [...groups, ...choices];
  return [
    ...traits.filter((name) => !isPurpose(name)),
    nounOf(columns.map(({ family }) => family)),
    ...traits.filter(isPurpose),
    ...(has.length > 0 ? [`with ${has.join(', ')}`] : []),
  ].join(' ');
}

const lowerCase = (name: string): string => name.toLowerCase();

/** `For touchscreens` stands behind what it is of: `waterproof gloves for touchscreens`. */
const isPurpose = (name: string): boolean => name.startsWith('for ');

function nounOf(families: readonly string[]): string {
  const [isGloves, isGarments] = [families.includes('gloves'), families.includes('garments')];
  if (isGloves === isGarments) return 'articles';
  return isGloves ? 'gloves' : 'garments';
}

function spokenLevels(standard: RatedStandard, levels: readonly AskedLevel[]): string {
  if (standard === 'iso11612') return `${lettersOf(levels)} or better (${standardNames[standard].label})`;
  const graded = levels.filter(({ column }) => column.levels.length > 1);
  const passed = levels.filter(({ column }) => column.levels.length === 1);
  const parts = [
    ...(graded.length > 0 ? [`${graded.map(spokenLevel).join(', ')} or better`] : []),
    ...passed.map(({ column }) => spokenName(column)),
  ];
  return `${parts.join(', ')} (${standardNames[standard].label})`;
}

/** `A1 B1 C1`, as labels print it. */
const lettersOf = (levels: readonly AskedLevel[]): string =>
  levels
    .map(({ value }) => value.toUpperCase())
    .sort()
    .join(' ');

function spokenLevel({ column, value }: AskedLevel): string {
  const name = column.levels.find((choice) => choice.value === value)?.name ?? '0';
  return `${spokenName(column)} ${name}`;
}

function spokenChoices(column: ChoiceColumn, names: readonly string[]): string {
  if (column.key === 'heat.welding')
    return `welding type ${names.map((name) => name.slice(-1)).join(' or ')} (EN 12477)`;
  return `${spokenName(column)} ${names.join(' or ')}`;
}
