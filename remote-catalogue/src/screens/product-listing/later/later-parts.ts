/** What a listing needs once it is more than a page to read: one script, fetched after hydration. */
import { replaceBrokenPhotos } from '../../../components/replace-broken-photos';

export { addressAfter, askListing, peekListing } from './ask-listing';
export { load } from './load';
export { Comparison } from '../../../features/compare/comparison';
export { OfflineNote } from './offline-note';
export { Toolbar } from './toolbar';
export { fullHeading } from './full-heading';
export { ListEffects } from './list-effects';
export { FoldedGroups } from './folded-groups';
export { WithinField } from './within-field';
export { NothingFoundSection } from './nothing-found-section';
export { SearchReading } from './search-reading';

replaceBrokenPhotos();
