import { area, line } from '../svg';
import type { Layer } from '../layer';
import { wholeGarment, type GarmentSheet } from './garment-sheet';

export function drawPrint({ art, defs }: GarmentSheet, layer: Layer, name: string): void {
  if (!art.print) return;
  const figures = line('M4 2L6 4L4 6L2 4ZM12 10L14 12L12 14L10 12Z', art.print, 1.2);
  layer.add(area(wholeGarment, defs.pattern(name, [16, 16], figures)));
}
