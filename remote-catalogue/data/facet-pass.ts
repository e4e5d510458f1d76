/** The facet pass for a browser that measures it: `bench` runs it on a slowed processor. */
export { largeLists } from './measure/large-lists';
export { measurePasses } from './measure/measure-passes';
