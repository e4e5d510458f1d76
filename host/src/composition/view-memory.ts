import type { Manifest } from 'shared-types/release';
import type { Destination } from './view';

/** Caches the destination of each path until a newer manifest is known. */
export class ViewMemory {
  private readonly promises = new Map<string, Promise<Destination>>();
  private readonly ready = new Map<string, Destination>();
  private madeFrom: Manifest | undefined;

  constructor(private readonly known: () => Manifest | undefined) {}

  readonly peek = (path: string): Destination | undefined => {
    this.dropOutdated();
    return this.ready.get(path);
  };

  /** Caches what `create` makes, but not a failure. */
  async make(path: string, create: () => Promise<Destination>): Promise<Destination> {
    this.dropOutdated();
    const made = this.promises.get(path) ?? create();
    this.promises.set(path, made);
    const isCurrent = () => this.promises.get(path) === made;
    try {
      const destination = await made;
      if (isCurrent()) this.ready.set(path, destination);
      return destination;
    } catch (error) {
      if (isCurrent()) this.promises.delete(path);
      throw error;
    }
  }

  forget(path: string) {
    this.promises.delete(path);
    this.ready.delete(path);
  }

  private dropOutdated() {
    const known = this.known();
    if (known === this.madeFrom) return;
    if (this.madeFrom) {
      this.promises.clear();
      this.ready.clear();
    }
    this.madeFrom = known;
  }
}
