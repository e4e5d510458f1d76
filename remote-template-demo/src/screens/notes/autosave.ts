import type { Fault } from './use-notes';

/** How far saving has come. */
export type SaveStatus =
  | { readonly kind: 'saved' | 'waiting' | 'saving' }
  /** Not saved; the next change or `flush` tries again. */
  | { readonly kind: 'failed'; readonly fault: string };

/** Time from the last change until it is saved, in milliseconds. */
export const autosaveMs = 600;

export interface AutosaveOptions<Value> {
  readonly save: (value: Value) => Promise<Fault>;
  readonly onStatus: (status: SaveStatus) => void;
}

/** Saves the newest value a short time after the last change, one at a time. */
export function createAutosave<Value>({ save, onStatus }: AutosaveOptions<Value>) {
  let waiting: { readonly value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let isHeld = false;

  async function run(): Promise<boolean> {
    while (waiting && !isHeld) {
      const saved = waiting;
      waiting = undefined;
      onStatus({ kind: 'saving' });
      const fault = await save(saved.value);
      if (fault) {
        waiting ??= saved;
        onStatus({ kind: 'failed', fault });
        return false;
      }
    }
    onStatus({ kind: waiting ? 'waiting' : 'saved' });
    return !waiting;
  }

  /** Saves at once. @returns whether everything is saved */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (!running && !waiting) return Promise.resolve(true);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    flush,
    /** Saves nothing until `release`. */
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      void flush();
    },
    /** Forgets what is not saved yet. */
    drop: () => {
      waiting = undefined;
      clearTimeout(timer);
      onStatus({ kind: 'saved' });
    },
    change: (value: Value) => {
      waiting = { value };
      onStatus({ kind: 'waiting' });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), autosaveMs);
    },
  };
}
