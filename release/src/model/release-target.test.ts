import { describe, expect, it } from '@jest/globals';
import { parseTarget } from './release-target.js';

describe('a target', () => {
  it('is a name and a version', () => {
    expect(parseTarget('template-demo@1.2.3')).toEqual({ name: 'template-demo', version: '1.2.3' });
    expect(parseTarget('host@0.0.0-local.h0123456789ab').version).toBe('0.0.0-local.h0123456789ab');
  });

  it.each([
    'catalogue',
    'catalogue@latest',
    'catalogue@1.0',
    'catalogue@v1.0.0',
    '../x@1.0.0',
    'a@1.0.0@2.0.0',
    '',
  ])('is not %j', (text) => {
    expect(() => parseTarget(text)).toThrow('is not NAME@VERSION');
  });
});
