const longestTitle = 60;
const longestHeading = 200;

/** C0 and C1 controls, and the marks that turn the direction of a text. */
const unseen = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A visitor's text without characters that would disturb the page around it. */
export const visibleText = (text: string): string => text.replaceAll(unseen, '');

/** Cuts a text to a number of characters; a cut text ends with `…`. */
export function cutText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}

/** As much of a description as search engines show. */
export const descriptionText = (text: string): string => cutText(text, 159);

/** A searched text as the title of the document shows it. */
export const titleText = (text: string): string => cutText(visibleText(text), longestTitle);

/** A searched text as a heading shows it. */
export const headingText = (text: string): string => cutText(visibleText(text), longestHeading);

/** Says that articles are left out, since not all of their levels were tested. @param shown how many are shown */
export const untestedText = (untested: number, shown: number): string =>
  `${untested}${shown > 0 ? ' more' : ''} not shown: not tested for every level.`;
