/** How deep arrays and objects stand in each other in a text of JSON, valid or not. Strings may have any bracket. */
export function nestingOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  // A string with what it escapes, or a bracket.
  for (const [part] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (part === '[' || part === '{') deepest = Math.max(deepest, ++depth);
    else if (part === ']' || part === '}') depth -= 1;
  }
  return deepest;
}
