import type { GarmentArt } from '../art';
import { contourOf, darken, mix, threadOf } from '../colour';
import { Definitions } from '../definitions';
import { brightened } from '../foil';
import { Layer } from '../layer';
import { Parts, type DrawingOptions, type Drawn } from '../parts';
import { fewSteps, manySteps, strengthOf, volume } from '../shading';
import { area, group, line, picture, use } from '../svg';
import { drawApron } from './apron';
import { drawBib, drawCoverall } from './overalls';
import { drawCoat } from './coat';
import { wholeGarment, type GarmentSheet } from './garment-sheet';
import { drawGown } from './gown';
import { drawJacket, drawKnitTop, drawShoulders } from './jacket';
import { bothSides } from '../vector';
import { isTabard, piecesOf } from './pattern-pieces';
import { drawSleeves, drawSurface } from './sleeves';
import { acrossBody, clearHeight, drawTape } from './tape';
import { drawTrousers } from './trousers';
import { drawLongTunic, drawScrubsTunic } from './tunic';
import { drawVest } from './vest';

/** The drawing of a garment: legs, sleeves, body and collar lie above each other. */
export function drawGarment(art: GarmentArt, options: DrawingOptions): Drawn {
  const sheet = sheetOf(art, options);
  drawSleeves(sheet);
  drawBody(sheet);
  const { pieces } = sheet;
  const parts = [
    ...(pieces.under ? [closedLayer(sheet, 'l', pieces.under, underLayer(sheet))] : []),
    ...(pieces.arm ? [closedLayer(sheet, 'm', bothSides(pieces.arm.outline), sheet.sleeves)] : []),
    closedLayer(sheet, 'o', pieces.body, sheet.body),
  ];
  const shadow = group({ fill: '#0d1a1c' }, parts.map(({ shadow }) => shadow).join(''));
  const drawn = parts.map(({ markup }) => markup).join('');
  return {
    svg: picture(pieces.viewBox, sheet.defs.markup, shadow + drawn + sheet.collar.finish()),
    parts: sheet.parts.within(pieces.viewBox),
  };
}

function sheetOf(written: GarmentArt, { view, id, painted }: DrawingOptions): GarmentSheet {
  const art = written.surface === 'aluminised' ? { ...written, base: brightened(written.base) } : written;
  const defs = new Definitions(id);
  return {
    art,
    isFront: view === 'front',
    pieces: piecesOf(art),
    ink: mix(contourOf(art.base), '#161e22', 0.55),
    thread: threadOf(art.base),
    tape: art.tape,
    defs,
    sleeves: new Layer(defs.idOf('s')),
    body: new Layer(defs.idOf('b')),
    collar: new Layer(defs.idOf('k')),
    parts: new Parts(painted),
  };
}

function drawBody(sheet: GarmentSheet): void {
  const { art, body, ink, parts, pieces } = sheet;
  body.add(area(wholeGarment, art.base));
  if (art.lower) {
    const y = art.lowerY ?? 216;
    body.add(area(`M0 ${y}H300V400H0Z`, art.lower), line(`M0 ${y}H300`, ink));
  }
  drawSurface(sheet, body, 'p');
  const { x, heights } = pieces.shell;
  const place = [x, clearHeight(sheet, heights)] as const;
  body.add(parts.name('shell', place, (colour) => area(wholeGarment, colour)));
  drawShoulders(sheet);
  drawDetails[art.garment](sheet);
}

const drawDetails: Readonly<Record<GarmentArt['garment'], (sheet: GarmentSheet) => void>> = {
  jacket: drawJacket,
  shirt: drawJacket,
  polo: drawKnitTop,
  tee: drawKnitTop,
  vest: drawVest,
  coverall: drawCoverall,
  bib: drawBib,
  apron: drawApron,
  coat: drawCoat,
  tunic: drawLongTunic,
  trousers: drawTrousers,
  gown: drawGown,
  scrubs: drawScrubsTunic,
};

/** A layer inside its outline, shaded, and the shadow it throws. */
function closedLayer({ art, defs, ink, pieces }: GarmentSheet, name: string, outline: string, layer: Layer) {
  const outlineId = defs.path(name, outline);
  const clip = defs.clip(`${name}c`, outlineId);
  // Sleeves are shaded as well: many steps twice would be too much for one file.
  const steps = pieces.arm ? fewSteps : manySteps;
  const depth = volume({ outlineId, strength: strengthOf(art.base, 0.9), steps });
  return {
    shadow: use(outlineId, { transform: 'translate(4 6)', opacity: 0.09 }),
    markup:
      group({ 'clip-path': clip }, layer.finish() + depth) +
      use(outlineId, { fill: 'none', stroke: ink, 'stroke-width': 2 }),
  };
}

export function underLayer(sheet: GarmentSheet): Layer {
  const layer = new Layer(sheet.defs.idOf('g'));
  if (isTabard(sheet.art)) drawTabardBack(sheet, layer);
  else drawScrubsLegs(sheet, layer);
  return layer;
}

function drawTabardBack(sheet: GarmentSheet, panel: Layer): void {
  const { art } = sheet;
  panel.add(area(wholeGarment, darken(art.base, 0.16)));
  drawTape(sheet, panel, 'y', acrossBody(sheet));
  panel.add(line('M82 300Q150 313 218 300', art.binding ?? darken(art.base, 0.3), 8));
}

function drawScrubsLegs({ art, thread }: GarmentSheet, legs: Layer): void {
  legs.add(area(wholeGarment, art.legs ?? art.base));
  legs.fold(bothSides('M92 232Q112 244 140 236M90 290Q106 282 130 288'));
  legs.stitch('M70 356Q104 363 140 359M160 359Q196 363 230 356', thread);
  legs.add(area('M90 170H210V188Q150 196 90 188Z', '#05090b', { opacity: 0.2 }));
}
