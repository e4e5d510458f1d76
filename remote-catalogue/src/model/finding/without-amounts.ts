/** `box of 100`, `pack of 12`, `20 pairs`; `size 9 pair` is a size. */
const amount =
  /(?<!(?:size|sz|EN|ISO|ANSI|ISEA|IEC)[\s.:-]*)(?<![\p{L}\p{N}][-.]?)(?:(?:a\s+)?(?:box|pack|packet|carton|case|bag|bundle|pallet)(?:e?s)?\s+of(?:\s+\d{1,6})?|\d{1,6}\s*(?:pairs?|pcs|pieces|packs?|boxes|cartons?|doz(?:en|\.)?)(?:\s+of)?|(?<=\S\s)(?:box|pack|carton)(?:e?s)?\s*$)(?![\p{L}\p{N}])/giu;

/** A searched text without how much of it is wanted; the text itself where nothing else is left. */
export function withoutAmounts(text: string): string {
  const rest = text.replaceAll(amount, ' ').trim();
  return rest === '' ? text : rest;
}
