/** The deferred part of a listing: one script, fetched after hydration, with what only filters and searches need. */

export { addressAfter, loadView, rememberedView } from './load-view';
export { load } from './load';
export { Toolbar } from './toolbar';
export { fullHeading } from './full-heading';
export { ListEffects } from './list-effects';
export { Comparison, ListTable } from './fetched-parts';
export { FoldedGroups } from './folded-groups';
export { WithinField } from './within-field';
export { NothingFoundSection } from './nothing-found-section';
export { PagesSection } from './pages-section';
export { RelatedArticles } from './related-articles';
