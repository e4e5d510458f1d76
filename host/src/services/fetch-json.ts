/**
 * JSON of this site.
 *
 * @throws with the address and the status, if there is no such file
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return await response.json();
}
