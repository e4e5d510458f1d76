import { mostCompared } from '../../model/chosen-articles';
import type { LoadedComparison } from './use-comparison';

/** Why articles of the address are not compared, one sentence each. */
export function leftOutLines(
  numbers: readonly string[],
  { unknown }: Pick<LoadedComparison, 'unknown'>,
): readonly string[] {
  const beyond = numbers.slice(mostCompared);
  return [
    ...unknown.map((articleNo) => `Article ${articleNo} not found.`),
    ...(beyond.length > 0
      ? [`You can compare up to ${mostCompared} articles. Not shown: ${beyond.join(', ')}.`]
      : []),
  ];
}
