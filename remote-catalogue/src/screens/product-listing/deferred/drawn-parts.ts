/** What draws lists with details, beside the screen. A page that is drawn on request has it from its start. */
export { Toolbar } from './toolbar';
export { ListEffects } from './list-effects';
export { Notes } from './notes';
export { FoldedGroups } from './folded-groups';
export { WithinField } from './within-field';
