import { expect, it } from '@jest/globals';
import { entriesOf, parseJson, type JsonEntry, type JsonNode } from 'shared-types/json/json-tree';
import { positionAt } from 'shared-types/json/problems';
import { randomOf, type Random } from '../random';
import { testFiles } from '../../src/testing/test-catalogue';
import { checkCatalogue } from './check-catalogue';

/** A file with something wrong in it. */
interface Damaged {
  readonly text: string;
  /** Characters in front of the damage, where a message can name its very line. */
  readonly start?: number;
}

type Damage = (whole: Whole, random: Random) => Damaged;

/** A good file: its text and what stands in it. */
interface Whole {
  readonly text: string;
  readonly leaves: readonly JsonNode[];
  readonly members: readonly JsonEntry[];
}

const splice = (text: string, start: number, [length, put]: readonly [number, string]): string =>
  text.slice(0, start) + put + text.slice(start + length);

const one = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[random.between(0, items.length - 1)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** Each makes a file that must be refused. */
const damages: readonly Damage[] = [
  ({ text }, random) => ({ text: text.slice(0, random.between(1, text.trimEnd().length - 1)) }),
  ({ text }, random) => {
    const quotes = [...text.matchAll(/(?<!\\)"/g)].map(({ index }) => index);
    return { text: splice(text, one(random, quotes), [1, '']) };
  },
  ({ text, members }, random) => ({ text: splice(text, one(random, members).keyOffset, [0, ',']) }),
  ({ text, members }, random) => ({ text: splice(text, one(random, members).keyOffset, [0, '}']) }),
  ({ text }, random) => ({ text: splice(text, random.between(0, text.length - 1), [1, '\ufffd']) }),
  ({ text, leaves }, random) => {
    const leaf = one(random, leaves);
    return { text: splice(text, leaf.offset, [leaf.length, 'null']), start: leaf.offset };
  },
  ({ text, leaves }, random) => {
    const leaf = one(random, leaves);
    return { text: splice(text, leaf.offset, [leaf.length, '"<i>&amp;"']), start: leaf.offset };
  },
  ({ text, members }, random) => {
    const { keyOffset: start } = one(random, members);
    return { text: splice(text, start, [0, '"colourful": 1, ']), start };
  },
  ({ text, members }, random) => {
    const { keyOffset: start, key } = one(random, members);
    return { text: splice(text, start, [0, `"${key}": 0, `]), start };
  },
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

/** Three articles of each file. */
const wholes: readonly Whole[] = testFiles().articles.map(({ text }) => {
  const short = JSON.stringify((JSON.parse(text) as readonly unknown[]).slice(0, 3), undefined, 2);
  const tree = parseJson(short);
  if (tree.kind === 'fault') throw new Error(tree.message);
  return { text: short, leaves: leavesOf(tree.root), members: membersOf(tree.root) };
});

it.each(damages.map((damage, index) => ({ damage, index })))(
  'a thousand files damaged in way $index are rejected with their position',
  ({ damage, index }) => {
    for (let file = index; file < 1000; file += damages.length) {
      const random = randomOf(`damage ${file}`);
      const { text, start } = damage(one(random, wholes), random);
      const { problems } = checkCatalogue([{ name: 'damaged.json', text }]);
      const errors = problems.filter(({ severity, rule }) => severity === 'error' && rule !== 'LINK');
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
