/** Tells links that lead somewhere from those that the site leaves out: `LoadContext.leftOut`. */
export const isLinkedBeside =
  (leftOut: readonly string[] = []) =>
  ({ path }: { readonly path: string }): boolean =>
    !leftOut.includes(path.replace(/[?#].*/, ''));
