import type { View } from './art';
import { tenths, type Point } from './vector';

/** Parts that a callout can point at. */
export type PartName =
  | 'palm'
  | 'back'
  | 'thumb'
  | 'cuff'
  | 'coating'
  | 'patches'
  | 'shell'
  | 'tape'
  | 'hem'
  | 'pocket'
  | 'zip'
  | 'placket'
  | 'buttons'
  | 'fly'
  | 'buckles'
  | 'ties'
  | 'drawstring';

/** Place of a part, in percent of the picture's width and height. */
export interface PartPlace {
  readonly name: PartName;
  readonly x: number;
  readonly y: number;
}

type PaintPart = (colour: string) => string;

/**
 * The parts of one view. What cannot be seen in it has no name.
 *
 * A check paints a part at its own place in the drawing: what is drawn above the part then covers it there, too.
 */
export class Parts {
  readonly #painted: Painted | undefined;
  readonly #places = new Map<PartName, Point>();

  constructor(painted?: Painted) {
    this.#painted = painted;
  }

  /**
   * Names a part and says where a callout points at it. Gives the markup that belongs right above the part: none, unless a
   * check paints it.
   */
  name(name: PartName, place: Point, paint: PaintPart): string {
    this.#places.set(name, place);
    return this.#painted?.name === name ? paint(this.#painted.colour) : '';
  }

  within(viewBox: string, mirroredAt?: number): readonly PartPlace[] {
    const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
    return [...this.#places].map(([name, [x, y]]) => ({
      name,
      x: tenths((((mirroredAt === undefined ? x : mirroredAt - x) - left) / width) * 100),
      y: tenths(((y - top) / height) * 100),
    }));
  }
}

export interface Painted {
  readonly name: PartName;
  readonly colour: string;
}

export interface DrawingOptions {
  readonly view: View;
  /** Begins the ids in the drawing. */
  readonly id: string;
  readonly painted?: Painted | undefined;
}

export interface Drawn {
  readonly svg: string;
  readonly parts: readonly PartPlace[];
}
