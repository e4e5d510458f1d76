/**
 * Paths of the pages that a running site has: those of its site map, and its application screens.
 *
 * @param {string} origin
 * @returns {Promise<readonly string[]>}
 */
export async function pagesOf(origin) {
  const textAt = async (/** @type {string} */ path) => await (await fetch(origin + path)).text();
  const listed = [...(await textAt('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  /** @type {import('shared-types/release').Manifest} */
  const { remotes } = JSON.parse(await textAt('/release/current.json'));
  const screens = remotes.flatMap(({ routes }) => routes.filter(({ ui }) => ui !== undefined));
  return [...listed.map(([, path = '']) => path), ...screens.map(({ path }) => path)];
}
