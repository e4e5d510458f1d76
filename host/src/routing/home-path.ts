/** Specification, section 2: `/` redirects here. */
export const homePath = '/home';
