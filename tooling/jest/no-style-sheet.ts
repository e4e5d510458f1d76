/** Replaces the style sheet that MUI's styles go into: its rules would be parsed for each page, and looked through for each element. */
export class StyleSheet {
  tags: unknown[] = [];
  hydrate() {}
  insert() {}
  flush() {}
}
