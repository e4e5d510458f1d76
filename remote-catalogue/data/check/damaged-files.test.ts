/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { randomOf, type Random } from '../generate/random';
import { valueOf, type JsonMember, type JsonNode } from '../json/json-node';
import { scanJson } from '../json/scan-json';
import { textPlace } from '../json/text-place';
import { sourceFiles } from '../source-files';
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
  readonly members: readonly JsonMember[];
}

const splice = (text: string, start: number, [length, put]: readonly [number, string]): string =>
  text.slice(0, start) + put + text.slice(start + length);

const one = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[random.between(0, items.length - 1)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const lengthOf = (node: JsonNode): number => JSON.stringify(valueOf(node)).length;

/** Each makes a file that must be refused. */
const damages: readonly Damage[] = [
  ({ text }, random) => ({ text: text.slice(0, random.between(1, text.trimEnd().length - 1)) }),
  ({ text }, random) => {
    const quotes = [...text.matchAll(/(?<!\\)"/g)].map(({ index }) => index);
    return { text: splice(text, one(random, quotes), [1, '']) };
  },
  ({ text, members }, random) => ({ text: splice(text, one(random, members).start, [0, ',']) }),
  ({ text, members }, random) => ({ text: splice(text, one(random, members).start, [0, '}']) }),
  ({ text }, random) => ({ text: splice(text, random.between(0, text.length - 1), [1, '\ufffd']) }),
  ({ text, leaves }, random) => {
    const leaf = one(random, leaves);
    return { text: splice(text, leaf.start, [lengthOf(leaf), 'null']), start: leaf.start };
  },
  ({ text, leaves }, random) => {
    const leaf = one(random, leaves);
    return { text: splice(text, leaf.start, [lengthOf(leaf), '"<i>&amp;"']), start: leaf.start };
  },
  ({ text, members }, random) => {
    const { start } = one(random, members);
    return { text: splice(text, start, [0, '"colourful": 1, ']), start };
  },
  ({ text, members }, random) => {
    const { start, key } = one(random, members);
    return { text: splice(text, start, [0, `"${key}": 0, `]), start };
  },
];

const leavesOf = (node: JsonNode): readonly JsonNode[] => {
  if (node.kind === 'leaf') return [node];
  return (node.kind === 'array' ? node.items : node.members.map(({ value }) => value)).flatMap(leavesOf);
};

const membersOf = (node: JsonNode): readonly JsonMember[] => {
  if (node.kind === 'leaf') return [];
  if (node.kind === 'array') return node.items.flatMap(membersOf);
  return [...node.members, ...node.members.flatMap(({ value }) => membersOf(value))];
};

/** Three articles of each file. */
const wholes: readonly Whole[] = sourceFiles.map(({ text }) => {
  const short = JSON.stringify((JSON.parse(text) as readonly unknown[]).slice(0, 3), undefined, 2);
  const scan = scanJson(short);
  if (scan.kind === 'fault') throw new Error(scan.message);
  return { text: short, leaves: leavesOf(scan.root), members: membersOf(scan.root) };
});

it.each(damages.map((damage, index) => ({ damage, index })))(
  'a thousand damaged files, by way $index, are refused with their place',
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
      if (start !== undefined) expect(errors.map(({ line }) => line)).toContain(textPlace(text, start).line);
    }
  },
);
