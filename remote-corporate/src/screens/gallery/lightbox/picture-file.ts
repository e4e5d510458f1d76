/** Longer side of the picture, in pixels. */
export const longSidePx = 1600;

/** A drawing has a form and no size; Firefox paints none without one. */
function sizedDrawing(drawing: string) {
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '').split(/\s+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error('The drawing has no form.');
  const scale = longSidePx / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { size, text: drawing.replace('<svg', `<svg width="${size.width}" height="${size.height}"`) };
}

async function paintedDrawing(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const { size, text } = sizedDrawing(await response.text());
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was painted.'))), 'image/png'),
  );
}

/**
 * Paints a drawing in the browser and saves it as a PNG file with a clear ground.
 *
 * @param address of an SVG file of this site
 * @throws when it cannot be had or painted
 */
export async function savePicture(address: string, name: string): Promise<void> {
  const href = URL.createObjectURL(await paintedDrawing(address));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
