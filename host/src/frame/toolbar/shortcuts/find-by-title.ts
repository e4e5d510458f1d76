import type { NavigationEntry } from '../navigation-entry';
import { folded } from '../../../services/folded-text';

/** How many items are found at most. */
const maxFound = 10;

/** The items whose titles contain a text, whatever the case and the accents. */
export function findByTitle<Item extends Pick<NavigationEntry, 'title'>>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const typed = folded(text.trim());
  return items.filter(({ title }) => folded(title).includes(typed)).slice(0, maxFound);
}
