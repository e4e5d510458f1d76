/** Reads the line `search` of a page: what else visitors may call the page, or a part of it. */

/** `anchor` is `''` for the page itself. */
export type SearchWords = { readonly anchor: string; readonly words: readonly string[] };

/** `send back, refund #return-or-complaint`: words with commas between them, then the part that they mean, if it is one. */
const group = /^([^#,]+(?:,[^#,]+)*?)(?:\s+#([a-z0-9-]+))?$/;

/** @param value `jobs, vacancy; privacy #application-data`. @returns words of each part, without what is wrong */
export const readSearchWords = (
  value: string | undefined,
  report?: (message: string) => void,
): readonly SearchWords[] =>
  (value?.split(';') ?? []).flatMap((part) => {
    const [, list, anchor = ''] = group.exec(part.trim()) ?? [];
    if (list !== undefined) return [{ anchor, words: list.split(',').map((word) => word.trim()) }];
    report?.(
      `"${part.trim()}" has another form; write words with commas between them, then "#" and the heading that they mean: "refund, send back #returns".`,
    );
    return [];
  });
