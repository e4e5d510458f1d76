import { expect, it } from '@jest/globals';
import { entriesOf, parseJson, type JsonEntry, type JsonNode } from 'shared-types/json/json-tree';
import { positionAt } from 'shared-types/json/problems';
import { seeded } from 'shared-types/testing/seeded';
import { testFiles } from '../../src/testing/test-catalogue';
import { checkCatalogue } from './check-catalogue';

interface Damaged {
  readonly text: string;
  /** Characters in front of the damage, where a message can name its very line. */
  readonly start?: number;
}

/** A good file: its text and what stands in it. */
interface Whole {
  readonly text: string;
  readonly leaves: readonly JsonNode[];
  readonly members: readonly JsonEntry[];
}

const random = seeded(7);
const splice = (text: string, start: number, [length, put]: readonly [number, string]): string =>
  text.slice(0, start) + put + text.slice(start + length);

function one<Item>(items: readonly Item[]): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

const beforeKey = ({ text, members }: Whole, put: (key: string) => string): Damaged => {
  const { keyOffset: start, key } = one(members);
  return { text: splice(text, start, [0, put(key)]), start };
};

const insteadOfValue = ({ text, leaves }: Whole, put: string): Damaged => {
  const { offset: start, length } = one(leaves);
  return { text: splice(text, start, [length, put]), start };
};

const damages: readonly ((whole: Whole) => Damaged)[] = [
  ({ text }) => ({ text: text.slice(0, 1 + random(text.trimEnd().length - 1)) }),
  ({ text }) => {
    const quotes = [...text.matchAll(/(?<!\\)"/g)].map(({ index }) => index);
    return { text: splice(text, one(quotes), [1, '']) };
  },
  (whole) => ({ text: beforeKey(whole, () => ',').text }),
  (whole) => ({ text: beforeKey(whole, () => '}').text }),
  ({ text }) => ({ text: splice(text, random(text.length), [1, '\ufffd']) }),
  (whole) => insteadOfValue(whole, 'null'),
  (whole) => insteadOfValue(whole, '"<i>&amp;"'),
  (whole) => beforeKey(whole, () => '"colourful": 1, '),
  (whole) => beforeKey(whole, (key) => `"${key}": 0, `),
];

const leavesOf = (node: JsonNode): readonly JsonNode[] => {
  if (!node.children) return [node];
  return (node.type === 'array' ? node.children : entriesOf(node).map(({ value }) => value)).flatMap(
    leavesOf,
  );
};

const membersOf = (node: JsonNode): readonly JsonEntry[] => {
  if (node.type === 'array') return (node.children ?? []).flatMap(membersOf);
  const entries = entriesOf(node);
  return [...entries, ...entries.flatMap(({ value }) => membersOf(value))];
};

const wholes: readonly Whole[] = testFiles().articles.map(({ text }) => {
  const short = JSON.stringify((JSON.parse(text) as readonly unknown[]).slice(0, 3), undefined, 2);
  const tree = parseJson(short);
  if (tree.kind === 'fault') throw new Error(tree.message);
  return { text: short, leaves: leavesOf(tree.root), members: membersOf(tree.root) };
});

it.each(damages.map((damage, index) => ({ damage, index })))(
  'a thousand files damaged in way $index are rejected with their position',
  ({ damage }) => {
    for (let file = 0; file < 1000; file += damages.length) {
      const { text, start } = damage(one(wholes));
      const { problems } = checkCatalogue([{ name: 'damaged.json', text }]);
      const errors = problems.filter(({ rule }) => rule !== 'LINK');
      expect(errors.length).toBeGreaterThan(0);
      const lines = text.split('\n').length;
      for (const { line, column } of errors) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines);
        expect(column).toBeGreaterThan(0);
      }
      if (start !== undefined) expect(errors.map(({ line }) => line)).toContain(positionAt(text, start).line);
    }
  },
);
