import { levelWords } from '../standards/level-words';
import type { MarkingPlace } from '../standards/read-places';
import type { RatedStandard } from '../standards/standard-names';
import type { LevelCell } from './matrix';

/** Cell of a place that is printed. */
export function levelCell(standard: RatedStandard, place: MarkingPlace): LevelCell {
  const { character, state, level, levels } = place;
  const words = levelWords(standard, place).replace(/^level /, '');
  return {
    kind: 'level',
    printed: character,
    words,
    isTested: state === 'level' || state === 'zero',
    level,
    steps: words === '' ? 0 : levels,
    isMarked: false,
  };
}
