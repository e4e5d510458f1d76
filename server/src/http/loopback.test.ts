import { expect, it } from '@jest/globals';
import { isLoopback } from './loopback.js';

it('is this machine by its names and addresses alone', () => {
  const names = [
    'localhost',
    '127.0.0.1',
    '127.9.9.9',
    '[::1]',
    'localhost.example',
    '127.0.0.1.example',
    '0.0.0.0',
  ];
  expect(names.filter(isLoopback)).toEqual(['localhost', '127.0.0.1', '127.9.9.9', '[::1]']);
});
