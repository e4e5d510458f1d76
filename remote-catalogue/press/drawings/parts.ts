import type { View } from './art';
import { tenths, type Point } from './vector';

/** What a drawing names of an article, so that a callout can point at it. */
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

/** Where a part can be seen, in percent of the picture's width and height. */
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

  /** The places of all parts, as the finished picture shows them. */
  within(viewBox: string, mirroredAt?: number): readonly PartPlace[] {
    const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
    return [...this.#places].map(([name, [x, y]]) => ({
      name,
      x: tenths((((mirroredAt === undefined ? x : mirroredAt - x) - left) / width) * 100),
      y: tenths(((y - top) / height) * 100),
    }));
  }
}

/** A part that a check paints, and the colour. */
export interface Painted {
  readonly name: PartName;
  readonly colour: string;
}

/** What a view is drawn from, besides the art. */
export interface DrawingOptions {
  readonly view: View;
  /** Begins the ids in the drawing. */
  readonly id: string;
  readonly painted?: Painted | undefined;
}

/** A picture and where it shows which part. */
export interface Drawn {
  readonly svg: string;
  readonly parts: readonly PartPlace[];
}
