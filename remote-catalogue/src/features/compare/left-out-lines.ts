import { mostCompared } from '../../model/chosen-articles';
import type { LoadedComparison } from './use-comparison';

/** Why articles of the address are not compared, one sentence each. */
export function leftOutLines(
  numbers: readonly string[],
  { unknown }: Pick<LoadedComparison, 'unknown'>,
): readonly string[] {
  const beyond = numbers.slice(mostCompared);
  return [
    ...unknown.map((articleNo) => `No article has the number ${articleNo}. It is left out.`),
    ...(beyond.length > 0
      ? [`${mostCompared} articles can be compared at once: ${beyond.join(', ')} left out.`]
      : []),
  ];
}
