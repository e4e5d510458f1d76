import { darken } from '../colour';
import { area, line } from '../svg';
import type { GarmentSheet } from './garment-sheet';

/** The lower edge of what covers the trunk: sewn, or knitted where there is a rib. */
export function drawHem(sheet: GarmentSheet): void {
  const { art, body, pieces, thread } = sheet;
  if (art.rib) return drawRibbedHem(sheet, art.rib);
  const { hem } = pieces;
  body.stitch(
    `M70 ${hem - 8}Q150 ${hem + 2} 230 ${hem - 8}M70 ${hem - 5}Q150 ${hem + 5} 230 ${hem - 5}`,
    thread,
  );
  nameHem(sheet);
}

export function nameHem({ body, parts, pieces: { hem } }: GarmentSheet): void {
  const strip = `M60 ${hem - 8}Q150 ${hem + 2} 240 ${hem - 8}V${hem + 20}H60Z`;
  body.settle();
  body.add(parts.name('hem', [122, hem + 1], (colour) => area(strip, colour)));
}

function drawRibbedHem(sheet: GarmentSheet, colour: string): void {
  const { body, ink, pieces } = sheet;
  const { hem } = pieces;
  const edge = `M60 ${hem - 14}Q150 ${hem - 5} 240 ${hem - 14}`;
  const ribs = Array.from({ length: 23 }, (_, place) => `M${84 + place * 6} ${hem - 11}V${hem + 8}`).join('');
  body.add(
    area(`${edge}V${hem + 20}H60Z`, colour),
    line(edge, ink),
    line(ribs, darken(colour, 0.4), 0.9, { opacity: 0.7 }),
  );
  nameHem(sheet);
}
