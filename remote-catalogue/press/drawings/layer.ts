import { element, group, stitches, use } from './svg';

const shadowInk = '#05090b';

/** One layer of a drawing. Stitches and folds are written together, a path a colour: half the size. */
export class Layer {
  readonly #id: string;
  #markup = '';
  #folds = '';
  #foldGroups = 0;
  readonly #stitches = new Map<string, string>();

  /** @param id begins the ids of what the layer defines; unique in the document */
  constructor(id: string) {
    this.#id = id;
  }

  add(...markup: readonly string[]): void {
    this.#markup += markup.join('');
  }

  /** A row of stitches; it appears with the next `settle`. */
  stitch(d: string, colour: string): void {
    this.#stitches.set(colour, (this.#stitches.get(colour) ?? '') + d);
  }

  /** A soft fold of the cloth; it appears with the next `settle`. */
  fold(d: string): void {
    this.#folds += d;
  }

  /** Writes what was collected, so that what is added next lies above it. */
  settle(): void {
    if (this.#folds) this.add(softFolds(this.#folds, this.#id + String(this.#foldGroups++)));
    for (const [colour, d] of this.#stitches) this.add(stitches(d, colour));
    this.#folds = '';
    this.#stitches.clear();
  }

  /** All markup; settles first. */
  finish(): string {
    this.settle();
    return this.#markup;
  }
}

function softFolds(d: string, id: string): string {
  const attributes = { fill: 'none', stroke: shadowInk, 'stroke-opacity': 0.055, 'stroke-linecap': 'round' };
  return group(
    attributes,
    group({ 'stroke-width': 9 }, element('path', { id, d })) + use(id, { 'stroke-width': 4 }),
  );
}
