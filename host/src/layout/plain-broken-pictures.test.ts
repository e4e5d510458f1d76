/** @jest-environment tooling/jest/browser-environment */
import { afterEach, describe, expect, it } from '@jest/globals';
import { plainBrokenPictures } from './plain-broken-pictures';

const address = `${location.origin}/assets/glove.svg`;

/** No picture is ever loaded here: a test says what became of it. */
function picture(): HTMLImageElement {
  const image = document.createElement('img');
  Object.assign(image, { alt: 'Glove', src: address, width: 300, height: 375 });
  document.body.append(image);
  return image;
}

/** One that came or failed before the host listened. */
function earlyPicture(decode: () => Promise<void>): HTMLImageElement {
  const image = picture();
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  image.decode = decode;
  return image;
}

const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));
const come = (image: HTMLImageElement) => image.dispatchEvent(new Event('load'));
const isPlain = (image: HTMLImageElement) =>
  'missing' in image.dataset && image.style.content.includes("width='300' height='375'");

afterEach(() => {
  document.body.replaceChildren();
});

describe('a picture that cannot be had', () => {
  it('draws nothing in its own size, and keeps its text and its address', () => {
    plainBrokenPictures();
    const [image, whole] = [picture(), picture()];
    fail(image);
    expect([isPlain(image), isPlain(whole)]).toEqual([true, false]);
    expect(image).toMatchObject({ alt: 'Glove', src: address });
  });

  it('is found if it failed earlier, and one without a width of its own is not taken for it', async () => {
    const broken = earlyPicture(() => Promise.reject(new DOMException('broken', 'EncodingError')));
    const whole = earlyPicture(() => Promise.resolve());
    plainBrokenPictures();
    await Promise.resolve();
    await Promise.resolve();
    expect([isPlain(broken), isPlain(whole)]).toEqual([true, false]);
  });

  it('is drawn as soon as it comes, or what a remote shows in its place', () => {
    plainBrokenPictures();
    const image = picture();
    image.addEventListener('error', () => {
      image.src = '/assets/drawing.svg';
    });
    fail(image);
    come(image);
    expect([image.style.content, 'missing' in image.dataset]).toEqual(['', false]);
    expect(image.src).toBe(`${location.origin}/assets/drawing.svg`);
  });
});
