/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { cardAddresses, cardPicture } from './card-picture';
import type { Photo } from './product';

const card: Photo['card'] = [
  { type: 'image/avif', addresses: ['/assets/1.avif', '/assets/2.avif'] },
  { type: 'image/webp', addresses: ['/assets/3.webp', '/assets/4.webp'] },
];
const drawings = { shape: 'glove', views: [{ view: 'back', address: '/assets/5.svg' }] } as const;

describe('a card', () => {
  it('shows the photograph of an article that has one', () => {
    const photo = { card, detail: [], width: 640, height: 480 };
    expect(cardPicture(cardAddresses({ photo, drawings }))).toEqual({ kind: 'photo', sources: card });
  });

  it('shows the drawing of an article without a photograph', () => {
    expect(cardPicture(cardAddresses({ drawings }))).toEqual({ kind: 'drawing', address: '/assets/5.svg' });
  });

  it('has no address where an article has neither', () => {
    expect(cardAddresses({})).toBe('');
  });
});
