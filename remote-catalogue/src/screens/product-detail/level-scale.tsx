import type { ExplainedPlace } from '../../model/standards/explain-markings';
import classNames from './level-scale.module.css';

const widthPx = 120;

/** A segment for each level, filled up to the reached one; hatched where nothing was tested or stated. */
export function LevelScale({ place: { words, state, level, steps } }: { readonly place: ExplainedPlace }) {
  const isTested = state === 'level' || state === 'zero';
  return (
    <svg
      className={classNames.scale}
      width={widthPx}
      height={8}
      viewBox={`0 0 ${widthPx} 8`}
      role="img"
      aria-label={words}
    >
      {isTested ? (
        <>
          <path className={classNames.track} pathLength={steps} d={`M0 4H${widthPx}`} />
          {level > 0 && (
            <path className={classNames.level} pathLength={level} d={`M0 4H${(widthPx * level) / steps}`} />
          )}
        </>
      ) : (
        <path className={classNames.untested} d={`M-6 4H${widthPx + 6}`} />
      )}
    </svg>
  );
}
