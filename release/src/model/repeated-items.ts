import type { RemoteRelease } from 'shared-types/release';
import { allItems } from 'shared-types/schemas/navigation';
import { titleOf } from './composition.js';

const idsOf = ({ navigation = [] }: RemoteRelease) => allItems(navigation).map(({ id }) => id);

/** Items of the navigation that two remotes have. They can be live together: visitors see the first, so its owner decides. */
export function repeatedItems(one: RemoteRelease, other: RemoteRelease): readonly string[] {
  const ids = idsOf(one).filter((id) => idsOf(other).includes(id));
  if (ids.length === 0) return [];
  const both = `${titleOf(one)} and ${titleOf(other)}`;
  return [
    `${both} have the same navigation items, of which visitors see one: ${ids.join(', ')}. Rename one of them.`,
  ];
}
