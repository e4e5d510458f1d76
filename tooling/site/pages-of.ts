import type { Manifest } from 'shared-types/release';

/** Paths of the pages that a running site has: those of its site map, and its application screens. */
export async function pagesOf(origin: string): Promise<readonly string[]> {
  const textAt = async (path: string) => await (await fetch(origin + path)).text();
  const listed = [...(await textAt('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  const { remotes } = JSON.parse(await textAt('/release/current.json')) as Manifest;
  const screens = remotes.flatMap(({ routes }) => routes.filter(({ ui }) => ui !== undefined));
  return [...listed.map(([, path = '']) => path), ...screens.map(({ path }) => path)];
}
