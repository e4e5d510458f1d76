/** Draws nothing, in the size of the picture, so that nothing moves. What stands behind it, such as a plate, stays plain; what points at it may ask for `data-missing`. */
function drawNothing(image: HTMLImageElement): void {
  const [width, height] = ['width', 'height'].map((name) => image.getAttribute(name) ?? '');
  image.dataset['missing'] = '';
  // Its address stays: whose screen it is may not be alive yet, and tells by it that the picture has failed.
  image.style.content = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E")`;
}

/** A remote may have another picture to show in its place, which has come. */
function drawAgain(image: HTMLImageElement): void {
  if (image.dataset['missing'] === undefined) return;
  delete image.dataset['missing'];
  image.style.content = '';
}

/**
 * Hides pictures that cannot be loaded, from now on: their plates stay plain, where browsers would draw a broken
 * picture and its text. Screen readers still read the text.
 */
export function plainBrokenPictures(): void {
  const on = (type: 'error' | 'load', act: (image: HTMLImageElement) => void) =>
    // The events of an image do not bubble.
    document.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && act(target), true);
  on('error', drawNothing);
  on('load', drawAgain);
  for (const image of document.images)
    // A drawing that has come may have no width of its own: only `decode` tells.
    if (image.src && image.complete && image.naturalWidth === 0)
      image.decode().catch(() => drawNothing(image));
}
