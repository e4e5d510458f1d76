const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words: `31 January 2026`. @param day  `2026-01-31` */
export const dayText = (day: string): string => inWords.format(new Date(day));
