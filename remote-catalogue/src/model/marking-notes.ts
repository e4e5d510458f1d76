import type { Ratings } from './ratings';

/** Limits of the markings that a reader must know. */
export function markingNotes({ en388, en12477, iec61482, iso20471 }: Ratings = {}): readonly string[] {
  const hasBothCuts = en388 !== undefined && /^.[0-5]..[A-F]/.test(en388.code);
  return [
    ...(hasBothCuts
      ? [
          'Both cut tests were carried out. Where the material dulls the circular blade, the ISO letter is the result to use.',
        ]
      : []),
    ...(en12477 ? ['Welding gloves give no protection against electric shock.'] : []),
    ...(iec61482
      ? ['Arc protection holds for a closed and complete outfit. It is no protection against electric shock.']
      : []),
    ...(iso20471 ? ['High visibility holds only while the garment is worn closed.'] : []),
  ];
}
