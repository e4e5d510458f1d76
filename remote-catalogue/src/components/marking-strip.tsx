import { en388InWords, readEn388, type En388Place } from '../../articles/en388';
import classNames from './marking-strip.module.css';

export const MarkingStrip = ({ code }: { readonly code: string }) => (
  <span className={classNames.strip} role="img" aria-label={en388InWords(code)}>
    {readEn388(code).map((place) => (
      <span key={place.name} className={cellClass(place)}>
        {place.character}
      </span>
    ))}
  </span>
);

function cellClass({ isCut, isTested }: Pick<En388Place, 'isCut' | 'isTested'>) {
  if (!isTested) return classNames.untested;
  return isCut ? classNames.cut : undefined;
}
