/** A hand of EN ISO 21420:2020, table A.1. */
export interface HandSize {
  readonly size: string;
  /** Around the palm, in mm. */
  readonly circumferenceMm: number;
  /** From the wrist to the tip of the middle finger, in mm. */
  readonly lengthMm: number;
}

/** The hand sizes of the gloves; that of 12 is general knowledge. */
export const handSizes: readonly HandSize[] = [
  { size: '6', circumferenceMm: 152, lengthMm: 160 },
  { size: '7', circumferenceMm: 178, lengthMm: 171 },
  { size: '8', circumferenceMm: 203, lengthMm: 182 },
  { size: '9', circumferenceMm: 229, lengthMm: 192 },
  { size: '10', circumferenceMm: 254, lengthMm: 204 },
  { size: '11', circumferenceMm: 279, lengthMm: 215 },
  { size: '12', circumferenceMm: 304, lengthMm: 225 },
];

/** The chests that a garment size is made for. */
export interface ChestBand {
  readonly size: string;
  /** In cm. */
  readonly fromCm: number;
  /** In cm; a chest of exactly this measure gets the next size, if there is one. */
  readonly toCm: number;
}

const smallestChestCm = 88;
const bandCm = 8;

/** The chest bands of the garments: a sample chart of our own, no standard's. */
export const chestBands: readonly ChestBand[] = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL'].map(
  (size, place) => ({
    size,
    fromCm: smallestChestCm + place * bandCm,
    toCm: smallestChestCm + (place + 1) * bandCm,
  }),
);
