/** How many articles a list leaves out because they lack a test that a filter asks for. */
export const leftOutText = (count: number): string => `${count} not shown: no test result for your filters`;

/** Names the words of a text that no article has. */
export const missingText = (missing: readonly string[]): string =>
  `Nothing found for ${missing.map((word) => `“${word}”`).join(', ')}.`;

/** What is not mentioned may still be there: nobody may rely on it. */
export const deniedText = (denied: readonly string[], count: number): string => {
  const isOne = count === 1;
  return `${isOne ? 'This article does' : 'These articles do'} not mention ${denied.join(' or ')}. That does not say ${isOne ? 'it is' : 'they are'} free of it.`;
};
