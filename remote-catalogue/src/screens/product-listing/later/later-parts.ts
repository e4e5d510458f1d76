/** What a listing needs once it is more than a page to read: one script, fetched after hydration. */
export { addressAfter, askListing, peekListing } from './ask-listing';
export { load } from './load';
export { CompareSlot } from './compare-slot';
export { FilterChips } from './filter-chips';
export { FilterDialog } from './filter-dialog';
export { FoldedGroups } from './folded-groups';
export { WithinField } from './within-field';
export { NothingFoundSection } from './nothing-found-section';
export { SortField } from './sort-field';
export { SearchReading } from './search-reading';
