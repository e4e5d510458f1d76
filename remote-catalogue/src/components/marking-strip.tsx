import { en388InWords, readEn388 } from '../../articles/en388';
import classNames from './marking-strip.module.css';

export const MarkingStrip = ({ code }: { readonly code: string }) => (
  <span className={classNames.strip} role="img" aria-label={en388InWords(code)}>
    {readEn388(code).map(({ name, character, isCut, isTested }) => (
      <span key={name} className={!isTested ? classNames.untested : isCut ? classNames.cut : undefined}>
        {character}
      </span>
    ))}
  </span>
);
