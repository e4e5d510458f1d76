/** Picture that a page is shared with: its drawing on a plate, beside its name, in the look of the site. */
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Brand, SharingPicture } from 'shared-types/build';
import { setType, textWidth, wrappedText } from './type.js';

type PictureBrand = Pick<Brand, 'mark' | 'accents'>;

/** Size that services which show shared pages ask for. */
const size = { widthPx: 1200, heightPx: 630 };

/** Tokens of the theme `default`: a picture has no dark form. */
const colours = {
  ground: '#ffffff',
  plate: '#eef1ef',
  text: '#12191c',
  muted: '#566166',
  strong: '#7a8683',
  hiVis: '#d9ee2b',
};

const marginPx = 64;
const plate = { x: 640, y: 32, width: 528, height: 566 };
const textWidthPx = plate.x - 2 * marginPx + 24;

const brandMark = ({ mark }: PictureBrand) =>
  mark.replace('<svg', `<svg x="${marginPx}" y="${marginPx - 8}" width="60" height="68"`);

/** Largest size of a drawing on the plate, in pixels. */
const drawingRoom = { width: 472, height: 510 };

/** True if a drawing shows a part of an article from near: a whole article is higher than wide. */
const isCloseUp = (width: number, height: number) => width / height > 0.9;

/** A box as attributes of an element. */
const room = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  `x="${x}" y="${y}" width="${width}" height="${height}"`;

/** Clip path in the form of the plate, for a drawing that fills it. */
const plateForm = `<clipPath id="plate"><rect ${room(plate)} rx="8"/></clipPath>`;

/** A drawing on the plate, as large as fits; a close-up fills it. @param drawing  SVG with a `viewBox` alone */
function placedDrawing(drawing: string) {
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '').split(/\s+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error('A drawing for sharing needs a viewBox.');
  const element = drawing.slice(drawing.indexOf('<svg'));
  if (isCloseUp(width, height)) {
    const filling = element.replace('<svg', `<svg ${room(plate)} preserveAspectRatio="xMidYMid slice"`);
    return `${plateForm}<g clip-path="url(#plate)">${filling}</g>`;
  }
  const scale = Math.min(drawingRoom.width / width, drawingRoom.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const x = Math.round(plate.x + (plate.width - size.width) / 2);
  const y = Math.round(plate.y + (plate.height - size.height) / 2);
  return element.replace('<svg', `<svg ${room({ x, y, ...size })}`);
}

type Line = { text: string; x: number; y: number; sizePx: number; colour: string };

/** Writes a line of text. `y` is its base line. */
function write(context: SKRSContext2D, { text, x, y, sizePx, colour }: Line) {
  setType(context, sizePx);
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/** Place of the letter for the cut level, which the site shows in the colour of the workwear. */
const cutLevelPlace = 4;

/** The code of EN 388 in its cells. */
function drawMarking(context: SKRSContext2D, marking: string, y: number) {
  const cellPx = 52;
  const sizePx = 30;
  for (const [index, text] of Array.from(marking).entries()) {
    const x = marginPx + index * cellPx;
    context.fillStyle = index === cutLevelPlace && text !== 'X' ? colours.hiVis : colours.ground;
    context.fillRect(x, y, cellPx, cellPx);
    context.strokeStyle = colours.strong;
    context.lineWidth = 2;
    context.strokeRect(x, y, cellPx, cellPx);
    const left = x + (cellPx - textWidth(text, sizePx)) / 2;
    write(context, { text, x: left, y: y + 37, sizePx, colour: text === 'X' ? colours.muted : colours.text });
  }
}

/** Type sizes of a name, in pixels: the largest in which it takes no more than four lines is used. */
const typeSizes = [64, 56, 48, 42];

function nameLines(name: string) {
  const broken = (sizePx: number) => ({
    sizePx,
    lines: wrappedText(name, { sizePx, widthPx: textWidthPx, lines: 4 }),
  });
  for (const sizePx of typeSizes) {
    const { lines } = broken(sizePx);
    if (lines.every((line) => !line.endsWith('…') && textWidth(line, sizePx) <= textWidthPx))
      return { sizePx, lines };
  }
  return broken(typeSizes.at(-1) ?? 42);
}

/** The picture without its texts, as SVG. */
export const pictureSvg = (drawing: string, brand: PictureBrand) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.widthPx}" height="${size.heightPx}">`,
    `<rect width="${size.widthPx}" height="${size.heightPx}" fill="${colours.ground}"/>`,
    brandMark(brand),
    `<rect ${room(plate)} rx="8" fill="${colours.plate}"/>`,
    placedDrawing(drawing),
    '</svg>',
  ].join('');

function writeTexts(
  context: SKRSContext2D,
  { number, name, marking }: SharingPicture,
  { accents }: PictureBrand,
) {
  const bottom = size.heightPx - marginPx - (marking ? 84 : 8);
  const { sizePx, lines } = nameLines(name);
  const lineHeight = Math.round(sizePx * 1.1);
  const top = bottom - (lines.length - 1) * lineHeight;
  const x = marginPx;
  if (number)
    write(context, { text: number, x, y: top - sizePx - 16, sizePx: 48, colour: accents.light.primary });
  for (const [index, text] of lines.entries())
    write(context, { text, x, y: top + index * lineHeight, sizePx, colour: colours.text });
  if (marking) drawMarking(context, marking, size.heightPx - marginPx - 52);
}

/** Largest size of a picture: services that show shared pages leave out heavier ones. */
const mostBytes = 60 * 1024;

/** Qualities to try, best first: a lower one has fewer colours, for a picture that is too heavy, as that of a fine knit. */
const qualities = [70, 40, 10];

/** PNG options. Dithering costs more bytes than it is worth. */
const encoding = { palette: true, effort: 1, dither: 0 };

type BrandedPicture = { picture: SharingPicture; brand: PictureBrand };

/** @returns PNG */
export async function makeSharingPicture({ picture, brand }: BrandedPicture): Promise<Uint8Array> {
  const svg = pictureSvg(picture.drawing, brand);
  const { widthPx: width, heightPx: height } = size;
  const canvas = createCanvas(width, height).getContext('2d');
  canvas.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  writeTexts(canvas, picture, brand);
  // Nothing shows through, so these are the colours as they are.
  const data = canvas.canvas.data();
  for (const quality of qualities) {
    const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
      .png({ ...encoding, quality })
      .toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`A picture for sharing has more than ${mostBytes} bytes. Simplify its drawing.`);
}
