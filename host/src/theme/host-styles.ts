/** Key of the host's style cache, in `data-emotion` of its style elements; others have `css` or a name of their own. */
export const hostStyles = 'site';
