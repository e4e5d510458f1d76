import type { GarmentArt } from '../art';
import { area } from '../svg';
import { wholeGarment, type GarmentSheet } from './garment-sheet';
import { clearHeight } from './tape';

/** A place where the cloth of the body is seen in both views: beside closures and pockets, and at heights for which tape leaves room. */
interface ShellPlace {
  readonly x: number;
  readonly heights: readonly number[];
}

const besideZip: ShellPlace = { x: 171, heights: [190, 172, 158, 210, 226, 240, 260] };
const onThigh: ShellPlace = { x: 118, heights: [186, 174, 196, 320, 334] };

const places: Readonly<Record<GarmentArt['garment'], ShellPlace>> = {
  jacket: besideZip,
  shirt: besideZip,
  polo: besideZip,
  tee: besideZip,
  tunic: besideZip,
  vest: { x: 172, heights: [150, 136, 126] },
  coverall: { x: 122, heights: [242, 228, 338, 256] },
  bib: { x: 118, heights: [240, 226, 338, 256] },
  trousers: onThigh,
  apron: { x: 206, heights: [262] },
  coat: { x: 178, heights: [302] },
  gown: { x: 180, heights: [296] },
  scrubs: { x: 150, heights: [128] },
};

/** A vest with pockets on the chest has room beside its zip only. */
const betweenPockets: ShellPlace = { x: 158, heights: [150, 136, 205] };

const onShorts: ShellPlace = { x: 122, heights: [214, 204, 228, 166] };

export function nameShell(sheet: GarmentSheet): void {
  const { art, body, parts } = sheet;
  const { x, heights } = shellPlace(art);
  const place = [x, clearHeight(sheet, heights)] as const;
  body.add(parts.name('shell', place, (colour) => area(wholeGarment, colour)));
}

function shellPlace(art: GarmentArt): ShellPlace {
  if (art.garment === 'trousers' && art.legLength) return onShorts;
  return art.garment === 'vest' && art.chestPockets ? betweenPockets : places[art.garment];
}
