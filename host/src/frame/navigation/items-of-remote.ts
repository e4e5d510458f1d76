import type { NavItem } from 'shared-types';
import type { ManifestRemote } from 'shared-types/release';
import { fetchJson } from '../../services/fetch-json';
import { parseNavigation } from './parse-navigation';

/** The items that a remote adds to the navigation. If they cannot be loaded, only they are missing. */
export async function itemsOfRemote({
  name,
  navigation: file,
}: Pick<ManifestRemote, 'name' | 'navigation'>): Promise<readonly NavItem[]> {
  if (!file) return [];
  try {
    const { navigation } = (await fetchJson(file.href, file.integrity)) as { readonly navigation?: unknown };
    return parseNavigation(name, navigation);
  } catch {
    console.warn(`${name}: the items of its navigation could not be loaded`);
    return [];
  }
}
