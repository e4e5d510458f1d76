import { colours } from '../catalogues/look';
import type { Area } from '../catalogues/draw-svg';
import type { Sheet } from '../catalogues/sheet';

export type Figures =
  | { readonly kind: 'drawings'; readonly views: readonly { readonly svg: string; readonly alt: string }[] }
  | { readonly kind: 'photograph'; readonly jpeg: Uint8Array; readonly alt: string };

export type FigureSource =
  | Extract<Figures, { readonly kind: 'drawings' }>
  | { readonly kind: 'unprinted-photograph'; readonly photo: Uint8Array; readonly alt: string };

export async function loadFigures(source: FigureSource): Promise<Figures> {
  if (source.kind === 'drawings') return source;
  // The encoder is loaded only for a photograph.
  const { makePrintedPhoto } = await import('../photographs/make-photo');
  return { kind: 'photograph', jpeg: await makePrintedPhoto(source.photo), alt: source.alt };
}

const plateHeight = 172;
const below = 10;

export const figuresHeight = (figures: Figures): number =>
  figures.kind === 'drawings' && figures.views.length === 0 ? 0 : plateHeight + below;

export function drawFigures(sheet: Sheet, figures: Figures, { x, y, width }: Area): void {
  if (figures.kind === 'photograph') {
    sheet.artifact('Layout', () => {
      sheet.plate({ x, y, width }, plateHeight, colours.line);
      sheet.plate({ x: x + 0.5, y: y + 0.5, width: width - 1 }, plateHeight - 1, '#ffffff');
    });
    const bbox = [x, y, x + width, y + plateHeight] as const;
    sheet.tag(sheet.root, { type: 'Figure', alt: figures.alt, bbox }, () =>
      sheet.photograph(figures.jpeg, { x: x + 6, y: y + 6, width: width - 12 }, plateHeight - 12),
    );
    return;
  }
  if (figures.views.length === 0) return;
  sheet.artifact('Layout', () => sheet.plate({ x, y, width }, plateHeight));
  const drawingHeight = plateHeight - 14;
  const drawingWidth = Math.min(drawingHeight / 1.25, width / figures.views.length);
  const room = width / figures.views.length;
  figures.views.forEach(({ svg, alt }, index) => {
    const left = x + room * index + (room - drawingWidth) / 2;
    const top = y + (plateHeight - drawingWidth * 1.25) / 2;
    const bbox = [left, top, left + drawingWidth, top + drawingWidth * 1.25] as const;
    sheet.tag(sheet.root, { type: 'Figure', alt, bbox }, () =>
      sheet.drawing(svg, { x: left, y: top, width: drawingWidth }),
    );
  });
}
