import { en388InWords, readEn388 } from '../../articles/en388';
import classNames from './marking-strip.module.css';

interface MarkingStripProps {
  /** Code of EN 388. */
  readonly code: string;
}

/** The six places of an EN 388 marking in short. */
export function MarkingStrip({ code }: MarkingStripProps) {
  return (
    <span className={classNames.strip} role="img" aria-label={en388InWords(code)}>
      {readEn388(code).map((place) => (
        <span key={place.name} className={cellClass(place)}>
          {place.character}
        </span>
      ))}
    </span>
  );
}

function cellClass({ isCut, isTested }: { readonly isCut: boolean; readonly isTested: boolean }) {
  if (!isTested) return classNames.untested;
  return isCut ? classNames.cut : undefined;
}
