import markingExamples from '../../../articles/standards/marking-examples.json';
import { error, readMarkings, type LabelReading } from '../../../articles/reach/label-markings';
import { makerIn } from '../ask/makers';

/**
 * Reads a typed marking.
 *
 * @param makers names that may stand before a marking; with anything else they are another maker's article
 */
export function readLabel(text: string, makers: readonly string[] = []): LabelReading {
  // Another way to write a letter is no other letter, but the ² of a unit stays.
  const plain = text.normalize('NFC').replaceAll('×', 'X').trim();
  const named = makerIn(plain, makers);
  if (named === undefined) return readMarkings(plain);
  const behind = named.rest;
  const read = readMarkings(behind);
  // Figures alone are the number of an article.
  if (read.kind === 'marking' && /[^\d\s.-]/.test(behind)) return read;
  return error(
    `“${plain}” is an article of another maker. Enter the marking on its label, for example ${markingExamples.en388}.`,
  );
}
