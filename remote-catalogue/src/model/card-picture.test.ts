import { describe, expect, it } from '@jest/globals';
import { cardAddress, cardPicture } from './card-picture';

const drawings = { views: [{ view: 'back', address: '/assets/5.svg' }] } as const;

describe('a card', () => {
  it('shows the photograph of an article that has one', () => {
    const photo = { address: '/assets/1', width: 640, height: 480 };
    expect(cardPicture(cardAddress({ photo, drawings }))).toEqual({
      kind: 'photo',
      sources: [
        { type: 'image/avif', addresses: ['/assets/1-300.avif', '/assets/1-600.avif'] },
        { type: 'image/webp', addresses: ['/assets/1-300.webp', '/assets/1-600.webp'] },
      ],
      drawing: '/assets/5.svg',
    });
    expect(cardPicture(cardAddress({ photo }))).toMatchObject({ kind: 'photo', drawing: undefined });
  });

  it('shows the drawing of an article without a photograph', () => {
    expect(cardPicture(cardAddress({ drawings }))).toEqual({ kind: 'drawing', address: '/assets/5.svg' });
  });

  it('has no address if an article has neither', () => {
    expect(cardAddress({})).toBe('');
  });
});
