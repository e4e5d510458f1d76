import { element, use, type Attributes } from './svg';

/** Parts that a drawing refers to. Their ids begin with the drawing's own, so that two drawings fit into one document. */
export class Definitions {
  readonly #prefix: string;
  #markup = '';
  readonly #paths = new Set<string>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  idOf(name: string): string {
    return this.#prefix + name;
  }

  /** Defines a path, once for each name, and gives its id. */
  path(name: string, d: string, more: Attributes = {}): string {
    const id = this.idOf(name);
    if (!this.#paths.has(id)) this.#markup += element('path', { id, d, ...more });
    this.#paths.add(id);
    return id;
  }

  /** Defines the inside of a path and gives the reference for `clip-path`. */
  clip(name: string, pathId: string): string {
    this.#markup += element('clipPath', { id: this.idOf(name) }, use(pathId));
    return `url(#${this.idOf(name)})`;
  }

  /** Defines a repeated texture and gives the reference for `fill`. */
  pattern(name: string, size: readonly [number, number], content: string, more: Attributes = {}): string {
    const [width, height] = size;
    const attributes = { id: this.idOf(name), width, height, patternUnits: 'userSpaceOnUse', ...more };
    this.#markup += element('pattern', attributes, content);
    return `url(#${this.idOf(name)})`;
  }

  get markup(): string {
    return this.#markup;
  }
}
