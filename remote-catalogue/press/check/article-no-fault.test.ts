import { describe, expect, it } from '@jest/globals';
import { articleNoFault } from './article-no-fault';

describe('an article number', () => {
  it.each(['QM101', '10-02200', '10.02200', 'a_b', '12', 'X-1.2_3', 'C0N', 'CONE', 'a'.repeat(32)])(
    'may be %s',
    (text) => {
      expect(articleNoFault(text)).toBeUndefined();
    },
  );

  it.each([
    ['', 'must be 2 to 32'],
    ['A', 'must be 2 to 32'],
    ['a'.repeat(33), 'must be 2 to 32'],
    ['..', 'must be 2 to 32'],
    ['1..2', 'must be 2 to 32'],
    ['-12', 'must be 2 to 32'],
    ['12.', 'must be 2 to 32'],
    ['__proto__', 'must be 2 to 32'],
    ['10/2', 'must be 2 to 32'],
    ['10 2', 'must be 2 to 32'],
    ['10,2', 'must be 2 to 32'],
    ['10%2', 'must be 2 to 32'],
    ['Größe', 'must be 2 to 32'],
    ['１０２', 'only looks like a Latin letter or digit'],
    ['А1', 'contains “А” (U+0410)'],
    ['12\n', 'must be 2 to 32'],
    ['CON', 'computers reserve'],
    ['com1.22', 'computers reserve'],
    ['constructor', 'computers reserve'],
    ['toString', 'computers reserve'],
    ['A1.html', 'computers reserve'],
    ['10.br', 'computers reserve'],
  ])('cannot be %j: %s', (text, message) => {
    expect(articleNoFault(text)).toContain(message);
  });
});
