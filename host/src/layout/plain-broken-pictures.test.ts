import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { plainBrokenPictures } from './plain-broken-pictures';

const address = `${location.origin}/assets/glove.svg`;

/** No picture is ever loaded here: a test says whether it is there. */
function picture({ isThere }: { readonly isThere: boolean }): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = 'Glove';
  image.src = address;
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { configurable: true, get: () => (isThere ? 300 : 0) },
  });
  document.body.append(image);
  return image;
}

const fail = (image: HTMLImageElement) => {
  image.dispatchEvent(new Event('error'));
  jest.runAllTimers();
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('a picture that cannot be had', () => {
  it('shows nothing and keeps its text', () => {
    const [early, whole] = [picture({ isThere: false }), picture({ isThere: true })];
    plainBrokenPictures();
    expect(early.src).toMatch(/^data:/);
    expect(early.alt).toBe('Glove');
    expect(whole.src).toBe(address);
    const later = picture({ isThere: false });
    fail(later);
    expect(later.src).toMatch(/^data:/);
  });

  it('is asked for again when the browser is online, unless another one is shown', () => {
    plainBrokenPictures();
    const [image, changed] = [picture({ isThere: false }), picture({ isThere: false })];
    fail(image);
    fail(changed);
    changed.src = '/assets/other.svg';
    dispatchEvent(new Event('online'));
    expect(image.src).toBe(address);
    expect(changed.src).toBe(`${location.origin}/assets/other.svg`);
  });

  it('leaves what a remote shows in its place', () => {
    plainBrokenPictures();
    let isThere = false;
    const image = picture({ isThere });
    Object.defineProperty(image, 'naturalWidth', { configurable: true, get: () => (isThere ? 300 : 0) });
    image.addEventListener('error', () => {
      isThere = true;
      image.src = '/assets/drawing.svg';
    });
    fail(image);
    expect(image.src).toBe(`${location.origin}/assets/drawing.svg`);
  });
});
