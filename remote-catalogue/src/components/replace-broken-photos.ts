let isWatching = false;

/** Shows the drawing in the box of a photograph that does not come; both fill it in the same way. */
function showDrawing(image: HTMLImageElement): void {
  const { drawing } = image.dataset;
  if (drawing === undefined || image.getAttribute('src') === drawing) return;
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.srcset = '';
  image.srcset = '';
  image.src = drawing;
}

const isBroken = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;

/**
 * From now on, an article whose photograph cannot be had shows its drawing, wherever it stands. Listens to the document
 * and not in each picture: hydration comes too late for the errors of a page that was rendered ahead. Does nothing
 * where pages are rendered.
 */
export function replaceBrokenPhotos(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showDrawing(target);
  };
  // The error of an image does not bubble.
  document.addEventListener('error', onError, true);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-drawing]')) {
    if (isBroken(image)) showDrawing(image);
  }
}
