/** One point of a note's checklist. */
export interface ChecklistItem {
  readonly id: string;
  /** Whether it is done. */
  readonly checked: boolean;
  readonly text: string;
}

/** A note, as the notes calls give it. */
export interface Note {
  readonly id: string;
  /** Plain text; may be empty. */
  readonly title: string;
  /** Plain text with line breaks; may be empty. */
  readonly description: string;
  /** Whether it is archived: not among the current notes. */
  readonly archive: boolean;
  /** Address of a picture; `''` for none. */
  readonly image: string;
  /** Last change, ISO 8601. */
  readonly time: string;
  /** When to be reminded, ISO 8601; `null` for never. */
  readonly reminder: string | null;
  readonly checklist: readonly ChecklistItem[];
  /** Ids of labels. */
  readonly labels: readonly string[];
}

/** A label of notes. */
export interface Label {
  readonly id: string;
  /** As shown. */
  readonly name: string;
  /** As in an address. */
  readonly handle: string;
}

/** Everything that the notes calls give. */
export interface Notebook {
  /** In the order of the answer, newest first. */
  readonly notes: readonly Note[];
  readonly labels: readonly Label[];
}
