import type { GloveArt } from '../art';
import { contourOf, luminance, mix } from '../colour';
import { Definitions } from '../definitions';
import { Layer } from '../layer';
import { Parts, type DrawingOptions, type Drawn } from '../parts';
import { manySteps, strengthOf, volume, type LightSide } from '../shading';
import { area, group, picture, use } from '../svg';
import { tenths } from '../vector';
import { drawCotton, drawCottonCuff } from './cotton';
import { cuffShapeOf, fingertip, type CuffShape } from './cuff-shape';
import { drawCuff } from './cuffs';
import { drawDipped } from './dipped';
import { brightened } from '../foil';
import { wholeGlove, type ColouredGlove, type GloveSheet } from './glove-sheet';
import { alongFinger, cap, fingers, gloveOutline, on, thumb } from './hand';
import { drawSynthetic } from './synthetic';
import { drawLeather } from './leather';

/** Twice the middle of the picture. */
const mirror = 292;

/** The drawing of a glove; the palm is drawn as a back and mirrored, and so is the back of a left hand. */
export function drawGlove(art: GloveArt, options: DrawingOptions): Drawn {
  const accent = art.accent ?? '#d9ee2b';
  const canvas = art.canvas ?? '#ecebe6';
  const sheet = sheetOf({ ...art, accent, canvas }, options);
  const { cuff, defs, ink, isMirrored, layer, main, parts } = sheet;
  layer.add(area(wholeGlove, main));
  drawMaterials(sheet);
  layer.settle();
  layer.add(nameThumb(sheet), fingerLight(sheet));
  const light = isMirrored ? -1 : 1;
  const outlineId = defs.path('o', gloveOutline(cuff));
  const clip = defs.clip('c', outlineId);
  const depth = volume({ outlineId, light, strength: strengthOf(main, 1), steps: manySteps });
  const body =
    castShadow(outlineId, light) +
    group({ 'clip-path': clip }, layer.finish() + depth) +
    use(outlineId, { fill: 'none', stroke: ink, 'stroke-width': 2 });
  const mirrored = isMirrored ? { transform: `translate(${mirror} 0) scale(-1 1)` } : {};
  const viewBox = frame(cuff);
  return {
    svg: picture(viewBox, defs.markup, group(mirrored, body)),
    parts: parts.within(viewBox, isMirrored ? mirror : undefined),
  };
}

function sheetOf(art: ColouredGlove, { view, id, painted }: DrawingOptions): GloveSheet {
  const isPalm = view === 'palm';
  const defs = new Definitions(id);
  return {
    art,
    isPalm,
    isMirrored: isPalm !== (art.isLeftHand ?? false),
    main: mainOf(art, isPalm),
    ink: mix(contourOf(mix(art.base, art.panel ?? art.base, 0.3)), '#161e22', 0.3),
    cuff: cuffShapeOf(art.cuff, art.lengthMm),
    defs,
    layer: new Layer(defs.idOf('b')),
    parts: new Parts(painted),
  };
}

function mainOf(art: ColouredGlove, isPalm: boolean): string {
  if (isPalm) return art.palmColour ?? art.base;
  return art.surface === 'aluminised' ? brightened(art.base) : art.base;
}

function drawMaterials(sheet: GloveSheet): void {
  switch (sheet.art.kind) {
    case 'mechanics':
    case 'impact':
      drawSynthetic(sheet);
      sheet.layer.settle();
      return drawCuff(sheet);
    case 'leather':
      drawLeather(sheet);
      return drawCuff(sheet);
    case 'cotton':
      drawCotton(sheet);
      return drawCottonCuff(sheet);
    case 'dipped':
      drawDipped(sheet);
      return drawCuff(sheet);
  }
}

/** The thumb with all that is sewn on it. The moulded parts of a back end before its tip. */
function nameThumb({ isPalm, parts }: GloveSheet): string {
  return parts.name('thumb', on(thumb, isPalm ? 0.5 : 0.85, 0), (colour) => area(cap(thumb, 0.2, 0), colour));
}

function fingerLight({ defs, main }: GloveSheet): string {
  const id = defs.path('h', fingers.map((part) => alongFinger(part, 0.1, 0.96, -0.22)).join(''));
  const opacity = luminance(main) < 0.25 ? 0.07 : 0.1;
  return group(
    { fill: 'none', stroke: '#fff', 'stroke-linecap': 'round', 'stroke-opacity': opacity },
    use(id, { 'stroke-width': 13 }) + use(id, { 'stroke-width': 6 }),
  );
}

function castShadow(outlineId: string, light: LightSide): string {
  const far = use(outlineId, { transform: `translate(${5 * light} 8)`, opacity: 0.05 });
  const near = use(outlineId, { transform: `translate(${3 * light} 5)`, opacity: 0.08 });
  return group({ fill: '#0d1a1c' }, far + near);
}

const margin = 16;

/** The glove in the middle of 300 x 375 units, or of more if it is longer. */
function frame({ bottom }: CuffShape): string {
  const height = Math.max(375, bottom - fingertip + 2 * margin);
  const width = height * 0.8;
  const middle = (fingertip + bottom + 8) / 2;
  return [mirror / 2 - width / 2, middle - height / 2, width, height].map(tenths).join(' ');
}
