import {
  encodings,
  fittedSize,
  imageFileFault,
  imageLimits,
  signatureBytes,
} from '../../../model/note-image';

/** An image as a note stores it, or a sentence that says why it is refused. */
export type ReadImage =
  | { readonly kind: 'read'; readonly image: string }
  | { readonly kind: 'refused'; readonly reason: string };

interface Drawing {
  readonly sidePx: number;
  readonly type: string;
  readonly quality: number;
}

const blobOf = (canvas: HTMLCanvasElement, { type, quality }: Drawing) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });

function draw(bitmap: ImageBitmap, drawing: Drawing) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittedSize(bitmap, drawing.sidePx));
  const context = canvas.getContext('2d');
  if (drawing.type === 'image/jpeg' && context) {
    // Without it, what is transparent becomes black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return blobOf(canvas, drawing);
}

/** Browsers that cannot write WebP write PNG instead. */
async function encode(bitmap: ImageBitmap): Promise<Blob | undefined> {
  for (const encoding of encodings) {
    const webp = await draw(bitmap, { ...encoding, type: 'image/webp' });
    const blob = webp?.type === 'image/webp' ? webp : await draw(bitmap, { ...encoding, type: 'image/jpeg' });
    if (blob && blob.size <= imageLimits.storedBytes) return blob;
  }
  return undefined;
}

const dataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The image could not be read.'));
    reader.readAsDataURL(blob);
  });

const refused = (reason: string): ReadImage => ({ kind: 'refused', reason });

/** Checks an image and draws it anew, small enough for a note. What a camera has written into the file is left out. */
export async function readImage(file: File): Promise<ReadImage> {
  const start = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
  const fault = imageFileFault(file, start);
  if (fault) return refused(fault);
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return refused(`“${file.name}” cannot be read. The file may be damaged.`);
  const blob = await encode(bitmap);
  bitmap.close();
  return blob
    ? { kind: 'read', image: await dataUrl(blob) }
    : refused(`“${file.name}” cannot be made small enough. Choose a smaller image.`);
}
