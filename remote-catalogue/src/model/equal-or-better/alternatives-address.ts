/** The page that finds equal or better gloves. */
export const alternativesPath = '/alternatives';

/** Address of what is equal to or better than an article, or a marking. */
export const alternativesAddress = (numberOrMarking: string): string =>
  `${alternativesPath}/${encodeURIComponent(numberOrMarking)}`;
