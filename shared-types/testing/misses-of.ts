/**
 * Checks each row of a table, as one test: `expect(await missesOf(rows, check)).toEqual([])` prints all rows that fail,
 * each with the reason. @param check  throws where a row is not as it should be
 */
export async function missesOf<const Row>(
  rows: readonly Row[],
  check: (row: Row) => unknown,
): Promise<readonly string[]> {
  const misses = [];
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      misses.push(`${JSON.stringify(row)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return misses;
}
