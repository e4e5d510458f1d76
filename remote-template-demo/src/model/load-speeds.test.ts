import { expect, it } from '@jest/globals';
import { attemptPath, loadSpeeds, speedAt } from './load-speeds';

it.each(loadSpeeds.map((speed) => [speed.name, speed] as const))('the address of %s names it', (_, speed) => {
  expect(speedAt(attemptPath(speed, '1'))).toBe(speed);
});

it.each(['/example/loading/quick/1', '/example/loading'])('%s names no speed', (path) => {
  expect(speedAt(path)).toBeUndefined();
});
