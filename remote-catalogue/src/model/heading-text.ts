import { cutText, visibleText } from './shown-text';

const longestHeading = 200;

/** A searched text as a heading shows it. */
export const headingText = (text: string): string => cutText(visibleText(text), longestHeading);

/** Names the words of a text that no article has. */
export const missingText = (missing: readonly string[]): string =>
  `Nothing found for ${missing.map((word) => `“${word}”`).join(', ')}.`;
