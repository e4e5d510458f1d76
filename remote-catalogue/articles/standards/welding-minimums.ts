/** What a welding glove must reach; undefined where the type asks for nothing. */
export interface WeldingMinimums {
  readonly en388: Readonly<Record<'abrasion' | 'coup' | 'tear' | 'puncture', number>>;
  readonly en407: Readonly<Partial<Record<'flame' | 'contact' | 'convective' | 'smallSplash', number>>>;
  /** EN ISO 21420. */
  readonly dexterity: number;
}

/** Levels that EN 12477:2001+A1:2005 asks of its types, table 2. */
export const weldingMinimums: Readonly<Record<'A' | 'B', WeldingMinimums>> = {
  A: {
    en388: { abrasion: 2, coup: 1, tear: 2, puncture: 2 },
    en407: { flame: 3, contact: 1, convective: 2, smallSplash: 3 },
    dexterity: 1,
  },
  B: {
    en388: { abrasion: 1, coup: 1, tear: 1, puncture: 1 },
    en407: { flame: 2, contact: 1, smallSplash: 2 },
    dexterity: 4,
  },
};

/** Shortest length of a welding glove in mm, by its size (EN 12477:2001+A1:2005). */
export const weldingLengthsMm: ReadonlyMap<string, number> = new Map([
  ['6', 300],
  ['7', 310],
  ['8', 320],
  ['9', 330],
  ['10', 340],
  ['11', 350],
]);
