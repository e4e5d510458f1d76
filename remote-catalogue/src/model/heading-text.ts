import { cutText, visibleText } from './shown-text';

const longestHeading = 200;

/** A searched text as a heading shows it. */
export const headingText = (text: string): string => cutText(visibleText(text), longestHeading);
