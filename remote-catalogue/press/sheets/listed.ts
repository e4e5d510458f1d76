/** `A, B and 3 more`: the first of some texts, each once. */
export function listed(texts: readonly string[], most: number): string {
  const all = [...new Set(texts)];
  const more = all.length > most ? ` and ${all.length - most} more` : '';
  return all.slice(0, most).join(', ') + more;
}
