import { describe, expect, it } from '@jest/globals';
import { findArticle } from './find-rows';

const row = (articleNo: string, title: string) => ({
  articleNo,
  title,
  type: 'Industrial Gloves Cotton' as const,
});

describe('findArticle', () => {
  it('prefers the same spelling to another case', () => {
    const spelled = [row('ab1', 'lower'), row('AB1', 'upper')];
    expect(findArticle(spelled, 'AB1')?.title).toBe('upper');
    expect(findArticle(spelled, 'Ab1')?.title).toBe('lower');
    expect(findArticle(spelled, '')).toBeUndefined();
  });
});
