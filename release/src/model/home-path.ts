/** The page that `/` leads to, and whose description stands for the whole site. */
export const homePath = '/home';
