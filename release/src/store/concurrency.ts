/** Number of tasks that keeps Node's four file and compression threads busy. */
const defaultLimit = 8;

/** `Promise.all` over a list with a bounded number under way. The first failure ends it. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  limit = defaultLimit,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
  return results;
}
