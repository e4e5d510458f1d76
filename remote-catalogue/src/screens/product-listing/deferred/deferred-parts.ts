/** What finds and counts the articles of a list: fetched after hydration. */
export { addressAfter, loadView, rememberedView } from './load-view';
export { drawnQuery, load } from './load';
