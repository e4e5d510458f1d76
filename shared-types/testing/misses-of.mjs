/**
 * Checks each row of a table, as one test: `expect(await missesOf(rows, check)).toEqual([])` prints all rows that fail.
 *
 * @template const Row
 * @param {readonly Row[]} rows
 * @param {(row: Row) => unknown} check throws where a row is not as it should be
 * @returns {Promise<readonly string[]>} each such row with the reason
 */
export async function missesOf(rows, check) {
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
