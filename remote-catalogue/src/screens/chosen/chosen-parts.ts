/** What is fetched for a visitor who chooses articles. */
export { chosenLists } from '../../state/chosen-lists';
export { Tray } from './tray';
