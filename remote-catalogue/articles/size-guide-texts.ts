import type { Sizes } from './product';

/** The words of a size guide. */
interface GuideTexts {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly steps: readonly string[];
  readonly category: { readonly name: string; readonly path: string };
}

/** The words of the guides, by system. */
export const guideTexts: Readonly<Record<Sizes['system'], GuideTexts>> = {
  glove: {
    title: 'Glove sizes',
    description:
      'Find your glove size: measure around the palm, compare with the hand sizes of EN ISO 21420, or print a full-size hand chart.',
    lead: 'Measure around the palm: this decides the size. The length of the hand confirms it.',
    steps: [
      'Measure the hand that you write with.',
      'Lay a tape around the palm where it is widest, without the thumb. Do not pull it tight.',
      'Measure the length from the crease of the wrist to the tip of the middle finger.',
      'Take the nearest size. If two are equally near, take the larger one.',
    ],
    category: { name: 'Gloves', path: '/products/gloves' },
  },
  garment: {
    title: 'Garment sizes',
    description:
      'Find your garment size: measure around the chest and compare with our size chart, or print a full-size paper tape.',
    lead: 'Measure around the chest, over the clothes that you wear under the garment.',
    steps: [
      'Stand upright, with your arms at your sides.',
      'Lay a tape around the chest where it is widest, under the arms.',
      'Keep the tape level and do not pull it tight.',
      'Between two sizes, take the larger one.',
    ],
    category: { name: 'Garments', path: '/products/garments' },
  },
};
