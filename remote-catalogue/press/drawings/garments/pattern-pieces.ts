import type { GarmentArt } from '../art';
import type { Point } from '../vector';

/** The cut of a garment: outlines of its layers. */
export interface PatternPieces {
  readonly body: string;
  readonly arm?: string;
  readonly armAxis?: { readonly shoulder: Point; readonly cuff: Point };
  /** Layer below the body: the legs of scrubs, the back of a tabard. */
  readonly under?: string;
  /** Absent where nothing lies around the neck. */
  readonly neck?: Neck;
  readonly hem: number;
  readonly viewBox: string;
}

/** Beginning of a neck's edge on the left shoulder, and depth of its curve at the back. */
export interface Neck {
  readonly x: number;
  readonly y: number;
  readonly sag: number;
}

const jacketNeck: Neck = { x: 128, y: 36, sag: 18 };
const coatNeck: Neck = { x: 128, y: 32, sag: 16 };
const vestNeck: Neck = { x: 122, y: 34, sag: 16 };

const sleevelessBody = (hem: number): string =>
  `M128 36L103 46C106 76 101 102 84 122C86 180 82 240 80 ${hem}C104 ${hem + 6} 130 ${hem + 8} 150 ${hem + 8}` +
  `C170 ${hem + 8} 196 ${hem + 6} 220 ${hem}C218 240 214 180 216 122C199 102 194 76 197 46L172 36Q150 54 128 36Z`;

const jacketBody = (hem: number): string =>
  `M128 36L94 50C86 72 83 96 82 122C85 180 82 240 80 ${hem}C104 ${hem + 6} 130 ${hem + 8} 150 ${hem + 8}` +
  `C170 ${hem + 8} 196 ${hem + 6} 220 ${hem}C218 240 215 180 218 122C217 96 214 72 206 50L172 36Q150 54 128 36Z`;

const jacketArm = {
  arm: 'M98 48C80 52 72 68 66 96C58 150 46 200 40 268Q54 276 72 275C78 220 86 180 92 126Z',
  armAxis: { shoulder: [80, 70], cuff: [56, 272] },
} as const;

const gownArm = {
  arm: 'M102 42C84 46 76 60 70 88C62 136 52 184 46 238Q60 246 78 244C84 196 92 150 97 108Z',
  armAxis: { shoulder: [85, 62], cuff: [61, 242] },
} as const;

const patternPieces: Readonly<Record<GarmentArt['garment'], PatternPieces>> = {
  jacket: { body: jacketBody(300), ...jacketArm, neck: jacketNeck, hem: 300, viewBox: '14 -6 272 340' },
  shirt: { body: jacketBody(292), ...jacketArm, neck: jacketNeck, hem: 292, viewBox: '14 -12 272 340' },
  polo: { body: jacketBody(284), ...jacketArm, neck: jacketNeck, hem: 284, viewBox: '14 -14 272 340' },
  tee: { body: jacketBody(284), ...jacketArm, neck: jacketNeck, hem: 284, viewBox: '14 -10 272 340' },
  tunic: { body: jacketBody(290), ...jacketArm, neck: jacketNeck, hem: 290, viewBox: '14 -8 272 340' },
  coverall: {
    body:
      'M133 28L106 39C100 56 97 72 96 92C99 116 101 140 101 160C96 185 92 210 91 232L82 360Q104 366 127 362L148 232' +
      'H152L173 362Q196 366 218 360L209 232C208 210 204 185 199 160C199 140 201 116 204 92C203 72 200 56 194 39L167 28' +
      'Q150 42 133 28Z',
    arm: 'M110 37C96 40 89 52 85 74C80 112 70 154 64 204Q76 210 91 209C96 165 101 130 104 94Z',
    armAxis: { shoulder: [94, 54], cuff: [77, 206] },
    hem: 360,
    viewBox: '2 3 296 370',
  },
  trousers: {
    body: 'M104 26H196C199 60 207 110 210 156L221 356Q196 363 172 359L152 140H148L128 359Q104 363 79 356L90 156C93 110 101 60 104 26Z',
    hem: 356,
    viewBox: '2 6 296 370',
  },
  bib: {
    body:
      'M119 66H181L187 108C198 118 206 132 207 152C209 180 210 206 211 232L219 360Q196 366 173 362L152 232' +
      'H148L127 362Q104 366 81 360L89 232C90 206 91 180 93 152C94 132 102 118 113 108Z',
    hem: 360,
    viewBox: '2 3 296 370',
  },
  apron: {
    body: 'M119 44H181C184 78 196 98 224 108L228 334Q188 344 150 344Q112 344 72 334L76 108C104 98 116 78 119 44Z',
    hem: 334,
    viewBox: '2 3 296 370',
  },
  coat: {
    body:
      'M128 32L98 44C90 62 88 84 88 106C87 180 82 260 78 344Q114 352 150 352Q186 352 222 344C218 260 213 180 212 106' +
      'C212 84 210 62 202 44L172 32Q150 48 128 32Z',
    ...gownArm,
    neck: coatNeck,
    hem: 344,
    viewBox: '0 4 300 375',
  },
  vest: {
    body:
      'M122 34L102 42C103 68 98 96 84 116C86 180 84 240 83 298C104 304 130 305 150 305C170 305 196 304 217 298' +
      'C216 240 214 180 216 116C202 96 197 68 198 42L178 34Q150 50 122 34Z',
    neck: vestNeck,
    hem: 298,
    viewBox: '20 -2 260 325',
  },
  gown: {
    body:
      'M128 32L98 44C90 62 88 84 88 106C86 180 78 260 70 344Q110 354 150 354Q190 354 230 344C222 260 214 180 212 106' +
      'C212 84 210 62 202 44L172 32Q150 48 128 32Z',
    ...gownArm,
    neck: coatNeck,
    hem: 344,
    viewBox: '0 6 300 375',
  },
  scrubs: {
    body:
      'M130 26L102 37C97 54 95 68 95 86C97 118 95 148 93 178Q121 183 150 183Q179 183 207 178C205 148 203 118 205 86' +
      'C205 68 203 54 198 37L170 26Q150 36 130 26Z',
    arm: 'M106 35C89 39 81 52 74 76L66 112Q82 121 99 121L103 88Z',
    armAxis: { shoulder: [89, 54], cuff: [82, 118] },
    neck: { x: 130, y: 26, sag: 10 },
    under:
      'M98 172H202C205 196 207 218 208 240L213 364Q193 370 172 366L152 230H148L128 366Q107 370 87 364L92 240C93 218 95 196 98 172Z',
    hem: 178,
    viewBox: '0 2 300 375',
  },
};

type Arm = Pick<PatternPieces, 'arm' | 'armAxis'>;

const shortJacketArm: Arm = {
  arm: 'M98 48C79 52 70 70 64 96L51 146Q70 158 91 157L93 124Z',
  armAxis: { shoulder: [80, 70], cuff: [70, 152] },
};

const shortGownArm: Arm = {
  arm: 'M102 42C84 46 76 60 70 88L57 148Q76 160 95 159L97 108Z',
  armAxis: { shoulder: [85, 62], cuff: [75, 154] },
};

const shorts: PatternPieces = {
  body: 'M98 70H202C206 104 214 154 218 190L224 262Q196 270 165 266L152 186H148L135 266Q104 270 76 262L82 190C86 154 94 104 98 70Z',
  hem: 262,
  viewBox: '26 12 248 310',
};

/** Two panels that meet at the shoulders; the back one can be seen beside the front one. */
const tabard: PatternPieces = {
  body: 'M122 34L97 44Q99 80 98 120L96 296Q150 308 204 296L202 120Q201 80 203 44L178 34Q150 50 122 34Z',
  under: 'M122 34L95 45Q88 84 86 122L82 300Q150 313 218 300L214 122Q212 84 205 45L178 34Z',
  neck: vestNeck,
  hem: 296,
  viewBox: '20 -2 260 325',
};

/** A vest that is pulled over the head, and open at the sides. */
export const isTabard = ({ garment, neck }: GarmentArt): boolean => garment === 'vest' && neck === 'round';

function standardPieces(art: GarmentArt): PatternPieces {
  if (art.garment === 'trousers' && art.legLength) return shorts;
  return isTabard(art) ? tabard : patternPieces[art.garment];
}

/** The cut of an article: that of its kind, with the sleeves, legs and hood it has. */
export function piecesOf(art: GarmentArt): PatternPieces {
  const { garment, hood, sleeveLength } = art;
  const pieces = standardPieces(art);
  const withHood = hood ? { ...pieces, viewBox: hoodedViewBoxes[garment] ?? pieces.viewBox } : pieces;
  switch (sleeveLength) {
    case undefined:
      return withHood;
    case 'short':
      return { ...withHood, ...(garment === 'gown' || garment === 'coat' ? shortGownArm : shortJacketArm) };
    case 'none': {
      const { arm, armAxis, ...sleeveless } = withHood;
      return garment === 'jacket' ? { ...sleeveless, body: sleevelessBody(withHood.hem) } : sleeveless;
    }
  }
}

/** A hood needs room above the collar. */
const hoodedViewBoxes: { readonly [Garment in GarmentArt['garment']]?: string } = {
  jacket: '2 -28 296 370',
  tee: '2 -32 296 370',
  coverall: '-10 -24 320 400',
};
