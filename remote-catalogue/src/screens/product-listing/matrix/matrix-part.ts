/** What only the table of a list and the comparison need: one script. */
export { listMatrix } from '../../../model/matrix/list-matrix';
export { Comparison } from './comparison';
export { ListTable } from './list-table';
