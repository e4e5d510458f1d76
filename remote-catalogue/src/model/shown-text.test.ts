import { describe, expect, it } from '@jest/globals';
import { titleText, visibleText, headingText } from './shown-text';

describe('shown texts', () => {
  it('lose control characters and direction marks', () => {
    expect(visibleText('a\u0007b\u202Ec')).toBe('abc');
  });

  it('keep every other character', () => {
    expect(visibleText('100% a/b 日本語 “x”')).toBe('100% a/b 日本語 “x”');
  });

  it('are cut at 200 characters in a heading and at 60 in a title', () => {
    const text = 'x'.repeat(500);
    expect(headingText(text)).toBe(`${'x'.repeat(200)}…`);
    expect(titleText(text)).toBe(`${'x'.repeat(60)}…`);
  });

  it('are never cut inside a character', () => {
    expect(headingText('😀'.repeat(201))).toBe(`${'😀'.repeat(200)}…`);
  });
});
