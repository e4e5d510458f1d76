import type { GarmentArt } from '../art';
import type { Point } from '../vector';
import cuts from './cuts.json';

/** The cut of a garment: outlines of its layers. */
export interface PatternPieces {
  readonly body: string;
  readonly arm?: Arm | undefined;
  /** Layer below the body: the legs of scrubs, the back of a tabard. */
  readonly under?: string | undefined;
  /** Beginning of the neck's edge on the left shoulder, and depth of its curve at the back; absent where nothing lies around it. */
  readonly neck?: { readonly x: number; readonly y: number; readonly sag: number } | undefined;
  readonly hem: number;
  readonly viewBox: string;
  /** Where the cloth of the body is seen in both views: beside closures and pockets, at heights that leave room for tape. */
  readonly shell: { readonly x: number; readonly heights: readonly number[] };
}

interface Arm {
  readonly outline: string;
  /** Ends of its middle line. */
  readonly shoulder: Point;
  readonly cuff: Point;
}

type WrittenArm = { readonly [Name in keyof Arm]: Arm[Name] extends string ? string : readonly number[] };

/** A cut of `cuts.json`. */
interface Cut extends Omit<PatternPieces, 'body' | 'under' | 'arm'> {
  /** Parts of the outline; that of a jacket where they are absent. */
  readonly body?: readonly string[];
  readonly under?: readonly string[];
  readonly arm?: string;
  /** A hood needs room above the collar. */
  readonly hoodedViewBox?: string;
}

/** The left and the right edge from the neck to the waist of a jacket. */
const edges = {
  withArms: ['94 50C86 72 83 96 82 122C85 180', '215 180 218 122C217 96 214 72 206 50'],
  sleeveless: ['103 46C106 76 101 102 84 122C86 180', '214 180 216 122C199 102 194 76 197 46'],
} as const;

const jacketBody = (hem: number, [left, right]: readonly [string, string]): string =>
  `M128 36L${left} 82 240 80 ${hem}C104 ${hem + 6} 130 ${hem + 8} 150 ${hem + 8}` +
  `C170 ${hem + 8} 196 ${hem + 6} 220 ${hem}C218 240 ${right}L172 36Q150 54 128 36Z`;

/** A vest that is pulled over the head, and open at the sides. */
export const isTabard = ({ garment, neck }: GarmentArt): boolean => garment === 'vest' && neck === 'round';

function cutOf(art: GarmentArt): Cut {
  if (art.garment === 'trousers' && art.legLength) return cuts.garments.shorts;
  return cuts.garments[isTabard(art) ? 'tabard' : art.garment];
}

/** A vest with pockets on the chest has room beside its zip only. */
const betweenPockets = { x: 158, heights: [150, 136, 205] };

/** The cut of an article: that of its kind, with the sleeves, legs and hood it has. */
export function piecesOf(art: GarmentArt): PatternPieces {
  const { body, under, arm, hoodedViewBox = '', viewBox, shell, ...cut } = cutOf(art);
  const isSleeveless = art.garment === 'jacket' && art.sleeveLength === 'none';
  return {
    ...cut,
    viewBox: (art.hood && hoodedViewBox) || viewBox,
    shell: art.garment === 'vest' && art.chestPockets ? betweenPockets : shell,
    under: under?.join(''),
    body: body?.join('') ?? jacketBody(cut.hem, isSleeveless ? edges.sleeveless : edges.withArms),
    arm: arm === undefined ? undefined : armOf(arm, art.sleeveLength),
  };
}

function armOf(name: string, length: GarmentArt['sleeveLength']): Arm | undefined {
  const arms: Readonly<Record<string, WrittenArm>> = cuts.arms;
  const short = arms[`${name}, short`] ?? arms['jacket, short'];
  const arm = length === 'short' ? short : arms[name];
  if (!arm || length === 'none') return undefined;
  return { ...arm, shoulder: point(arm.shoulder), cuff: point(arm.cuff) };
}

const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y];
