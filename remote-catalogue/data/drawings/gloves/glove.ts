import type { GloveArt, View } from '../art';
import { contourOf, luminance, mix } from '../colour';
import { Definitions } from '../definitions';
import { Layer } from '../layer';
import { manySteps, strengthOf, volume, type LightSide } from '../shading';
import { area, group, picture, use } from '../svg';
import { tenths } from '../vector';
import { drawCotton, drawCottonCuff } from './cotton';
import { cuffShapes, type CuffShape } from './cuff-shape';
import { drawCuff } from './cuffs';
import { drawDipped } from './dipped';
import { wholeGlove, type ColouredGlove, type GloveSheet } from './glove-sheet';
import { alongFinger, fingers, gloveOutline } from './hand';
import { drawImpactGuards } from './impact-guards';
import { drawKnuckles } from './knuckles';
import { drawLeather } from './leather';
import { drawSyntheticBack } from './synthetic-back';
import { drawSyntheticPalm } from './synthetic-palm';

/** The drawing of a glove; the palm is drawn as a back and mirrored. */
export function drawGlove(art: GloveArt, view: View, id: string): string {
  const sheet = sheetOf(
    { ...art, accent: art.accent ?? '#d9ee2b', canvas: art.canvas ?? '#ecebe6' },
    view,
    id,
  );
  const { cuff, defs, ink, isPalm, layer, main } = sheet;
  layer.add(area(wholeGlove, main));
  drawMaterials(sheet);
  layer.settle();
  layer.add(fingerLight(sheet));
  const light = isPalm ? -1 : 1;
  const outlineId = defs.path('o', gloveOutline(cuff));
  const clip = defs.clip('c', outlineId);
  const depth = volume({ outlineId, light, strength: strengthOf(main, 1), steps: manySteps });
  const body =
    castShadow(outlineId, light) +
    group({ 'clip-path': clip }, layer.finish() + depth) +
    use(outlineId, { fill: 'none', stroke: ink, 'stroke-width': 2 });
  const mirrored = isPalm ? { transform: 'translate(292 0) scale(-1 1)' } : {};
  return picture(frame(cuff), defs.markup, group(mirrored, body));
}

function sheetOf(art: ColouredGlove, view: View, id: string): GloveSheet {
  const isPalm = view === 'palm';
  const defs = new Definitions(id);
  return {
    art,
    isPalm,
    main: isPalm ? (art.palmColour ?? art.base) : art.base,
    ink: mix(contourOf(mix(art.base, art.panel ?? art.base, 0.3)), '#161e22', 0.3),
    cuff: cuffShapes[art.cuff],
    defs,
    layer: new Layer(defs.idOf('b')),
  };
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

function drawSynthetic(sheet: GloveSheet): void {
  if (sheet.isPalm) return drawSyntheticPalm(sheet);
  drawSyntheticBack(sheet);
  if (sheet.art.kind === 'impact') drawImpactGuards(sheet);
  else drawKnuckles(sheet);
}

/** Light along every finger. */
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

/** The glove in the middle of 300 x 375 units; 53 is the height of the longest fingertip. */
const frame = (cuff: CuffShape): string => `-4 ${tenths((53 + cuff.bottom + 8) / 2 - 187.5)} 300 375`;
