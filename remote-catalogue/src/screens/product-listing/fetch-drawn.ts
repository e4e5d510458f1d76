const importDrawn = () => import(/* webpackChunkName: "product-listing-drawn" */ './deferred/drawn-parts');
const importSeldom = () =>
  import(/* webpackChunkName: "product-listing-drawn-seldom" */ './seldom/drawn-parts');

/** What draws a list with details. */
export type DrawnParts = Awaited<ReturnType<typeof importDrawn>>;

let drawn: DrawnParts | undefined;
let seldom: Awaited<ReturnType<typeof importSeldom>> | undefined;

/** What draws lists, if it has arrived. */
export const arrivedDrawn = (): DrawnParts | undefined => drawn;

/** What draws the lists that are seldom. It is there before such a list. */
export const arrivedSeldom = () => seldom;

export const fetchDrawn = async () => (drawn ??= await importDrawn());

export const fetchSeldom = async () => (seldom ??= await importSeldom());

/** Fetches all that draws, before a page that was drawn on request is hydrated. */
export const prepare = () => Promise.all([fetchDrawn(), fetchSeldom()]);
