/** What draws lists with details, beside the screen. A page that is drawn on request has it from its start. */
export { FilterDialog, Toolbar } from './toolbar';
export { EvidenceSection } from './evidence-section';
export { ListEffects } from './list-effects';
export { FoldedGroups, WithinField } from './folded-groups';
export { Comparison } from '../matrix/comparison';
export { ListTable } from '../matrix/list-table';
export { NothingFoundSection, PagesSection } from './searching-sections';
