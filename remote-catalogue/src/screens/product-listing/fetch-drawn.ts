const importDrawn = () => import(/* webpackChunkName: "product-listing-drawn" */ './deferred/drawn-parts');

/** What draws a list with details. */
export type DrawnParts = Awaited<ReturnType<typeof importDrawn>>;

let drawn: DrawnParts | undefined;

/** What draws lists, if it has arrived. */
export const arrivedDrawn = (): DrawnParts | undefined => drawn;

/** Fetches it; awaited before a page that was drawn on request is hydrated. */
export const fetchDrawn = async () => (drawn ??= await importDrawn());
