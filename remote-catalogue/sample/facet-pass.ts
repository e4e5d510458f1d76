/** The facet pass for a browser that measures it: `bench` runs it on a slowed processor. */
export { measurePasses } from './measure/measure-passes';
