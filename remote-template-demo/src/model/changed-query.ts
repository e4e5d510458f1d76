/** The query of an address with other values, by name; `''` takes a name out. @param search with its `?`, or `''` */
export function changedQuery(search: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values))
    if (value === '') query.delete(name);
    else query.set(name, value);
  const changed = query.toString();
  return changed && `?${changed}`;
}
