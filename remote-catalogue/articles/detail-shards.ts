/** Articles in one file of details. Small, since a view of one article waits for its file. */
export const articlesPerShard = 8;

/** The file of the release that holds the article at this place of the list, and its place in the file. */
export function detailPlace(index: number): { readonly path: string; readonly place: number } {
  return {
    path: shardPath(Math.floor(index / articlesPerShard)),
    place: index % articlesPerShard,
  };
}

/** The file with this number. */
export const shardPath = (shard: number): string => `data/detail-${shard}.json`;

/** Paths of all detail files. */
export const shardPaths = (count: number): readonly string[] =>
  Array.from({ length: Math.ceil(count / articlesPerShard) }, (_, shard) => shardPath(shard));

/** The list of all articles in columns. */
export const listPath = 'data/list.json';
