/** How many articles a list leaves out because they lack a test that a filter asks for. */
export const leftOutText = (count: number): string => `${count} not shown: no test result for your filters`;

/** Names the words of a text that no article has. */
export const missingText = (missing: readonly string[]): string =>
  `Nothing found for ${missing.map((word) => `“${word}”`).join(', ')}.`;
