/** Text of a file of thirty articles: numbers that are missing become copies of the articles that are there. */
export function fillUp(text: string): string;
