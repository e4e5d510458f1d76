import * as v from 'valibot';

/** True for a day of the calendar as `2029-06-30`. */
export const isDay = (text: string): boolean => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
};

/** The form of a day of the calendar. @param message  said of other texts */
export const dayForm = (message: string) => v.pipe(v.string(), v.check(isDay, message));
