/** A picture that shows nothing: what stands behind it, such as a plate, stays plain. */
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface Addresses {
  readonly src: string;
  readonly srcset: string;
}

/** What pictures were to show, to be asked for again. */
const broken = new Map<HTMLImageElement, Addresses>();

const isBroken = ({ complete, naturalWidth, src }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && src !== nothing && src !== '';

function showNothing(image: HTMLImageElement): void {
  const { src, srcset } = image;
  broken.set(image, { src, srcset });
  image.srcset = '';
  image.src = nothing;
}

/** Unless something else was shown meanwhile. */
function showAgain(image: HTMLImageElement, { src, srcset }: Addresses): void {
  if (image.src !== nothing || !image.isConnected) return;
  image.srcset = srcset;
  image.src = src;
}

/**
 * From now on, a picture that cannot be had leaves its plate plain, where browsers would draw a broken picture and its
 * text over it. Screen readers still read the text. When the browser is online again, the pictures are asked for again.
 */
export function plainBrokenPictures(): void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    // Later: a remote may have another picture to show in its place.
    setTimeout(() => isBroken(target) && showNothing(target));
  };
  // The error of an image does not bubble.
  document.addEventListener('error', onError, true);
  for (const image of document.images) if (isBroken(image)) showNothing(image);
  addEventListener('online', () => {
    const all = [...broken];
    broken.clear();
    for (const [image, addresses] of all) showAgain(image, addresses);
  });
}
