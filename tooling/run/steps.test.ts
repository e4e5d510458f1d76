import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { countAll, runSteps } from './steps.js';

const step = (name: string, code: number) => ({
  name,
  run: async () => ({ code, output: `${name} says` }),
});

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line) => lines.push(String(line)));
});

describe('steps', () => {
  it('continue after one has failed, report their times, and show at once what a failed one printed', async () => {
    const broken = { name: 'site', run: () => Promise.reject(new Error('No browser')) };
    await runSteps([step('lint', 1), broken, step('types', 0)], 1);
    expect(lines).toEqual([
      expect.stringMatching(/^✗ lint {2}\d+\.\d s$/),
      'lint says\n',
      expect.stringMatching(/^✗ site {2}\d+\.\d s$/),
      'No browser\n',
      expect.stringMatching(/^✓ types {2}\d+\.\d s$/),
    ]);
  });

  it('count as one each, or as the tests that they ran', () => {
    const results = [
      { name: 'lint', code: 0, output: '' },
      { name: 'types', code: 2, output: '' },
      { name: 'unit tests', code: 1, output: '', tests: { passed: 40, failed: 2 } },
    ];
    expect(countAll(results)).toEqual({ passed: 41, failed: 3 });
  });
});
