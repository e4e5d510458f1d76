import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { generateCommand } from './generate-command';

it.each([[[]], [['--count', '1001']], [['--count', '-8']], [['--count', '16', '--seed', 'one']]])(
  'data:generate %j says what it needs and writes nothing',
  async (parameters) => {
    const lines: string[] = [];
    expect(await generateCommand({ parameters, print: (line) => lines.push(line) })).toBe(2);
    expect(lines).toEqual(['Give a count that 8 divides, and a whole seed: --count 1000 --seed 1']);
    expect(existsSync('.cache/articles/1001-1')).toBe(false);
  },
);
