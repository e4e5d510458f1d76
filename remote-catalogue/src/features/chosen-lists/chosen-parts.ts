/** What is fetched for a visitor who chooses articles. */
export { chosenLists, connectChosenLists } from './chosen-lists';
export { Tray } from './tray';
