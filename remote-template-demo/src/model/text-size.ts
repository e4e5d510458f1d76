/** Sizes of a note's text, in pixels at the usual letter size, with the most characters that each is for. */
const sizes = [
  [60, 24],
  [120, 20],
  [200, 16],
] as const;

/** A size of a note's text. */
export type TextSize = 24 | 20 | 16 | 14;

/** The shorter a text, the larger it is shown. */
export const textSizeOf = (text: string): TextSize => sizes.find(([most]) => text.length <= most)?.[1] ?? 14;
