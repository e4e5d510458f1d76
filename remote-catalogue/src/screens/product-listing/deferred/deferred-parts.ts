/** The deferred part of a listing: one script, fetched after hydration, with what only filters and searches need. */

export { addressAfter, loadView, rememberedView } from './load-view';
export { seldomParts } from './list-at';
export { load } from './load';
export { Toolbar } from './toolbar';
export { ListEffects } from './list-effects';
export { Notes } from './notes';
export { FoldedGroups } from './folded-groups';
export { WithinField } from './within-field';
