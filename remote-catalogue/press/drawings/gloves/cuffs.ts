import { contourOf, darken, lighten, printOn, threadOf } from '../colour';
import { area, line, outlined, use } from '../svg';
import { tenths, type Point } from '../vector';
import { belowEdge, belowWrist, edgeLine, middleOf, wristLine, type CuffShape } from './cuff-shape';
import { isShiny, type GloveSheet } from './glove-sheet';

export function drawCuff(sheet: GloveSheet): void {
  drawKind(sheet);
  const { cuff, layer, parts } = sheet;
  const place = placeOnCuff(sheet);
  layer.settle();
  const drawn = sheet.art.cuff === 'strap' ? tabOf(cuff) : belowWrist(cuff);
  if (place) layer.add(parts.name('cuff', place, (colour) => area(drawn, colour)));
}

function tabOf({ wrist }: CuffShape): string {
  const y = wrist + 11;
  return `M126 ${y + 6}Q172 ${y + 12} 236 ${y + 3}V${y + 35}Q172 ${y + 45} 126 ${y + 38}Q119 ${y + 22} 126 ${y + 6}Z`;
}

function drawKind(sheet: GloveSheet): void {
  const { art } = sheet;
  const colour = art.cuffColour ?? art.base;
  switch (art.cuff) {
    case 'strap':
      return strapCuff(sheet);
    case 'slip':
      return slipCuff(sheet);
    case 'knit':
      return knitCuff(sheet, colour);
    case 'hem':
      return hemCuff(sheet);
    case 'safety':
    case 'gauntlet':
    case 'band':
      return sewnCuff(sheet, colour);
    case 'shirred':
      return;
  }
}

/** Place that shows the kind of the cuff; the tab of a strap and the elastic of a shirred wrist are on the back only. */
function placeOnCuff({ art, cuff, isPalm }: GloveSheet): Point | undefined {
  switch (art.cuff) {
    case 'strap':
      return isPalm ? undefined : [208, cuff.wrist + 32];
    case 'shirred':
      return isPalm ? undefined : [190, cuff.wrist + 18];
    default:
      return middleOf(cuff);
  }
}

function ribs({ cuff, defs }: GloveSheet, top: number, foot: number, colour: string): string {
  const shares = Array.from({ length: 16 }, (_, rib) => (rib + 1) / 17);
  const ends = (share: number) =>
    [cuff.wrist + top + tenths(16 * share * (1 - share)), cuff.bottom - foot + tenths(4 * share)] as const;
  const id = defs.path('w', downCuff(cuff, shares, ends));
  return (
    use(id, { stroke: darken(colour, 0.28), 'stroke-width': 1.2, opacity: 0.55 }) +
    use(id, {
      stroke: lighten(colour, 0.5),
      'stroke-width': 0.8,
      opacity: 0.35,
      transform: 'translate(1.5 0)',
    })
  );
}

/** Lines down a cuff at shares of its width. @param ends heights of the line at a share */
function downCuff(
  { left, right, wristLeft, wristRight }: CuffShape,
  shares: readonly number[],
  ends: (share: number) => readonly [top: number, foot: number],
): string {
  const lines = shares.map((share) => {
    const x = tenths(wristLeft + (wristRight - wristLeft) * share);
    const [top, foot] = ends(share);
    return `M${x} ${top}L${tenths(left + (right - left) * share)} ${foot}`;
  });
  return lines.join('');
}

function knitCuff(sheet: GloveSheet, colour: string): void {
  const { cuff, layer } = sheet;
  layer.add(
    area(belowWrist(cuff), colour),
    ribs(sheet, 0, 0, colour),
    line(wristLine(cuff), darken(colour, 0.45)),
  );
}

function hemCuff(sheet: GloveSheet): void {
  const { art, cuff, layer } = sheet;
  knitCuff(sheet, art.base);
  layer.add(area(belowEdge(cuff, 9), art.accent), line(edgeLine(cuff, 9), darken(art.accent, 0.4), 1));
}

function strapCuff(sheet: GloveSheet): void {
  const { art, cuff, ink, isPalm, layer } = sheet;
  layer.add(area(belowWrist(cuff), darken(art.base, 0.12)), line(wristLine(cuff), ink));
  layer.stitch(wristLine(cuff, 4), threadOf(art.base));
  if (isPalm) elasticInset(sheet);
  else hookAndLoopTab(sheet);
  layer.add(line(edgeLine(cuff, 5), ink, 1.2, { opacity: 0.7 }));
}

function hookAndLoopTab({ art, cuff, ink, layer }: GloveSheet): void {
  const y = cuff.wrist + 11;
  const colour = art.strap ?? darken(art.base, 0.3);
  const row = `M236 ${y + 7}Q174 ${y + 16} 130 ${y + 10}Q124 ${y + 22} 130 ${y + 34}Q174 ${y + 41} 236 ${y + 31}`;
  const label = `M146 ${y + 15}Q168 ${y + 17.5} 196 ${y + 15}V${y + 31}Q168 ${y + 33.5} 146 ${y + 31}Z`;
  layer.stitch(row, threadOf(colour));
  layer.add(
    outlined(tabOf(cuff), colour, ink),
    area(label, art.accent),
    line(`M153 ${y + 21.5}H172M153 ${y + 26.5}H184`, printOn(art.accent), 2, { opacity: 0.75 }),
  );
}

function elasticInset({ art, cuff, ink, layer }: GloveSheet): void {
  const { wrist, bottom } = cuff;
  const inset = `M150 ${wrist + 6}Q168 ${wrist + 8} 186 ${wrist + 6}V${bottom + 5}Q168 ${bottom + 7} 150 ${bottom + 5}Z`;
  const threads = [156, 162, 168, 174, 180].map((x) => `M${x} ${wrist + 8}V${bottom + 4}`).join('');
  layer.add(
    outlined(inset, darken(art.base, 0.35), ink, 1),
    line(threads, lighten(art.base, 0.3), 0.8, { opacity: 0.5 }),
  );
}

function slipCuff(sheet: GloveSheet): void {
  const { art, cuff, ink, isPalm, layer } = sheet;
  layer.add(
    area(belowWrist(cuff), darken(art.base, 0.16)),
    line(wristLine(cuff), ink),
    ribs(sheet, 2, 8, darken(art.base, 0.1)),
    area(belowEdge(cuff, 8), art.accent),
  );
  if (isPalm) return;
  const y = cuff.wrist + 20;
  layer.add(
    area(`M150 ${y}H186V${y + 20}H150Z`, art.accent),
    line(`M156 ${y + 7}H172M156 ${y + 13}H179`, printOn(art.accent), 2, { opacity: 0.75 }),
  );
}

/** A cuff of cloth or leather that is sewn on: safety cuff, gauntlet, band. */
function sewnCuff(sheet: GloveSheet, colour: string): void {
  const { art, cuff, layer } = sheet;
  // An aluminised back reaches to the end of the cuff.
  if (!isShiny(sheet)) layer.add(area(belowWrist(cuff), colour));
  layer.add(line(wristLine(cuff), contourOf(colour)));
  layer.stitch(wristLine(cuff, 5), threadOf(colour));
  if (art.cuffStripe && art.cuff !== 'band') {
    const shares = Array.from({ length: 10 }, (_, stripe) => (stripe - 0.5) / 8);
    const stripes = downCuff(cuff, shares, () => [cuff.wrist, cuff.bottom + 8]);
    layer.add(line(stripes, art.cuffStripe, 5, { opacity: 0.85 }));
  }
  layer.add(
    line(edgeLine(cuff, 1), art.binding ?? darken(colour, 0.35), 11),
    line(edgeLine(cuff, 7), contourOf(colour), 1),
  );
}
