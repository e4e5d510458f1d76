/** Path of the home page: `/` redirects to it, and its description describes the whole site. */
export const homePath = '/home';
