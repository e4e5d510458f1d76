/** What is fetched for a visitor who chooses articles. */
export { chosenLists } from './chosen-lists';
export { Tray } from './tray';
