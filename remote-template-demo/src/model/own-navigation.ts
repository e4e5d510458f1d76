import type { NavItem } from 'shared-types';
import descriptor from '../../remote.json';

/** The items that `remote.json` of this remote lists, whoever may see them. */
export const ownNavigation = descriptor.navigation as readonly NavItem[];
