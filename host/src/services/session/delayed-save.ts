/** Saving of a value that changes often. */
interface SavedValue<Value> {
  readonly delayMs: number;
  readonly save: (value: Value) => Promise<void>;
  /** The newest value is saved. */
  readonly onSaved: () => void;
  /** The newest value could not be saved. */
  readonly onFailed: (error: unknown) => void;
}

/** Saves the newest value, one at a time. */
export interface DelayedSave<Value> {
  /** Saves after the delay; a later value takes the place of this one. */
  readonly schedule: (value: Value) => void;
  /** Saves now, or as soon as the running save has ended. */
  readonly saveNow: (value: Value) => void;
  /** Drops what is not saved yet. Nothing is reported afterwards. */
  readonly end: () => void;
}

/** What happens to a save that a newer value has followed is not reported. */
export function createDelayedSave<Value>({
  delayMs,
  save,
  onSaved,
  onFailed,
}: SavedValue<Value>): DelayedSave<Value> {
  let waiting: { readonly value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isEnded = false;

  const isReported = () => !isEnded && waiting === undefined;

  async function saveWaiting() {
    if (isEnded || isSaving || timer !== undefined || waiting === undefined) return;
    const { value } = waiting;
    waiting = undefined;
    isSaving = true;
    try {
      await save(value);
      if (isReported()) onSaved();
    } catch (error) {
      if (isReported()) onFailed(error);
    }
    isSaving = false;
    await saveWaiting();
  }

  function startAfter(value: Value, delay: number) {
    if (isEnded) return;
    waiting = { value };
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      void saveWaiting();
    }, delay);
  }

  return {
    schedule: (value) => startAfter(value, delayMs),
    saveNow: (value) => startAfter(value, 0),
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
