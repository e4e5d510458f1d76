import {
  entriesOf,
  nearestNode,
  offsetOf,
  parseJson,
  repeatedKeys,
  valueOf,
  type JsonNode,
  type JsonPath,
} from 'shared-types/json/json-tree';
import { positionAt, problemLine } from 'shared-types/json/problems';
import * as v from 'valibot';
import { didYouMean } from '../check/did-you-mean';
import { SheetError } from '../sheets/sheet-row';
import type { ColumnMap, ColumnRule, MapConstant } from './column-map';
import { partFields } from './part-fields';
import { sheetFields } from './sheet-fields';
import { typeNamed, typeProblem } from './type-form';

const constant = v.union([v.string(), v.number(), v.boolean()]);

const common = {
  split: v.optional(v.pipe(v.string(), v.nonEmpty())),
  values: v.optional(v.record(v.string(), constant)),
};

const columnRule = v.union(
  [
    v.pipe(v.string(), v.nonEmpty()),
    v.strictObject({ column: v.pipe(v.string(), v.nonEmpty()), ...common }),
    v.strictObject({ letter: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,3}$/)), ...common }),
    v.strictObject({ value: constant }),
  ],
  'must be a heading, or {"column": heading}, {"letter": "C"} or {"value": what is the same in every row}',
);

const fieldNames = [...sheetFields, ...partFields].map(({ name }) => name);

const unknownField = (name: string): string =>
  `there is no field "${name}".${didYouMean(name, fieldNames)} docs/catalogue-data.md lists the fields.`;

const mapKeys = ['fields', 'decimal'];

const mapSchema = v.object({
  fields: v.record(v.string(), columnRule),
  decimal: v.optional(v.picklist(['.', ','], 'must be "." or ","'), '.'),
});

/** A fault of a map, and where it stands. */
interface MapFault {
  readonly offset: number;
  readonly path: JsonPath;
  readonly message: string;
}

/**
 * Reads a map from its text.
 *
 * @param name as messages name it
 * @throws {SheetError} with every fault of it, each with its line and column
 */
export function readMap(name: string, text: string): ColumnMap {
  const tree = parseJson(text);
  const faults =
    tree.kind === 'fault'
      ? [tree]
      : [...faultsOfKeys(tree.root), ...faultsOfSchema(tree.root)].map(({ offset, path, message }) => ({
          offset,
          message: `${path.join('.')}: ${message}`,
        }));
  if (faults.length > 0) {
    const lines = faults.map(({ offset, message }) =>
      problemLine({ file: name, ...positionAt(text, offset), message, isWarning: false }),
    );
    throw new SheetError(lines.join('\n'));
  }
  // In the order of the map, in which several columns join one list.
  const { fields, decimal } = v.parse(mapSchema, JSON.parse(text));
  return { decimal, fields: new Map(Object.entries(fields).map(([field, rule]) => [field, ruleOf(rule)])) };
}

/** Keys that stand twice, of which one would be dropped, and names that every object has already. */
function faultsOfKeys(root: JsonNode): readonly MapFault[] {
  return [
    ...repeatedKeys(root).map(({ again }) => ({
      offset: again.keyOffset,
      path: [again.key],
      message: 'stands twice in the map; remove one',
    })),
    ...keysIn(root, []).flatMap((key) => faultsOfWord(root, key)),
    ...keysIn(root, []).flatMap(({ offset, path }) =>
      reservedKeys.has(String(path.at(-1)))
        ? [{ offset, path, message: 'is a reserved word of JavaScript and cannot be a key of a map' }]
        : [],
    ),
  ];
}

/** A word of a value table is compared without the spaces around it. */
function faultsOfWord(root: JsonNode, { offset, path }: MapKey): readonly MapFault[] {
  const word = String(path.at(-1));
  if (path.at(-2) !== 'values' || (word !== '' && word === word.trim())) return [];
  const others = namesOf(root, path.slice(0, -1));
  if (word.trim() === '') {
    const value = valueOf(nearestNode(root, path));
    return value === ''
      ? []
      : [{ offset, path, message: 'is no word: an empty cell means that there is no value' }];
  }
  const isRepeated = others.some((other) => other !== word && other.trim() === word.trim());
  return isRepeated ? [{ offset, path, message: 'stands twice but for spaces; remove one' }] : [];
}

const reservedKeys: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

type MapKey = Omit<MapFault, 'message'>;

const keysIn = (node: JsonNode, path: JsonPath): readonly MapKey[] => {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((item, index) => keysIn(item, [...path, index]));
  }
  return entriesOf(node).flatMap(({ key, keyOffset, value }) => [
    { offset: keyOffset, path: [...path, key] },
    ...keysIn(value, [...path, key]),
  ]);
};

function faultsOfSchema(root: JsonNode): readonly MapFault[] {
  const parsed = v.safeParse(mapSchema, valueOf(root));
  const faultAt = (path: JsonPath, message: string): MapFault => ({
    offset: offsetOf(root, path),
    path,
    message,
  });
  return [
    ...(parsed.issues ?? []).map((issue) =>
      faultAt(
        (issue.path ?? []).map(({ key }) => key as string),
        messageOf(issue),
      ),
    ),
    ...namesOf(root, []).flatMap((key) =>
      mapKeys.includes(key) ? [] : [faultAt([key], `is not known.${didYouMean(key, mapKeys)}`)],
    ),
    ...namesOf(root, ['fields']).flatMap((key) =>
      fieldNames.includes(key) || reservedKeys.has(key) ? [] : [faultAt(['fields', key], unknownField(key))],
    ),
    ...(namesOf(root, ['fields']).includes('articleNo') || !parsed.success
      ? []
      : [faultAt(['fields'], 'needs “articleNo”: without a number no row is an article')]),
    ...(parsed.success ? faultsOfTypes(parsed.output.fields, faultAt) : []),
  ];
}

const messageOf = ({ message, received }: v.BaseIssue<unknown>): string =>
  message.startsWith('Invalid') ? `must be otherwise: ${received} is not expected here` : message;

/** What a map gives as a type must be one. */
function faultsOfTypes(
  fields: v.InferOutput<typeof mapSchema>['fields'],
  faultAt: (path: JsonPath, message: string) => MapFault,
): readonly MapFault[] {
  const rule = Object.hasOwn(fields, 'type') ? fields.type : undefined;
  if (rule === undefined || typeof rule === 'string') return [];
  const given: readonly (readonly [JsonPath, MapConstant])[] =
    'value' in rule
      ? [[['fields', 'type', 'value'], rule.value]]
      : Object.entries(rule.values ?? {}).map(([word, value]) => [['fields', 'type', 'values', word], value]);
  return given.flatMap(([path, value]) =>
    value === '' || typeNamed(String(value))
      ? []
      : [faultAt(path, `“${String(value)}” ${typeProblem(String(value))}`)],
  );
}

function namesOf(root: JsonNode, path: JsonPath): readonly string[] {
  const node = nearestNode(root, path);
  return path.length === 0 || node !== root ? entriesOf(node).map(({ key }) => key) : [];
}

function ruleOf(rule: v.InferOutput<typeof columnRule>): ColumnRule {
  if (typeof rule === 'string' || 'value' in rule) return rule;
  const { values, ...rest } = rule;
  const entries = Object.entries(values ?? {}).map(([word, value]) => [word.trim(), value] as const);
  return { ...rest, ...(values && { values: new Map(entries) }) };
}
