/** Greatest body, in bytes. */
export const maxEnquiryBytes = 64 * 1024;

/** Greatest length of a field, in characters: no form takes more. */
export const maxFieldLength = 4000;

/** Greatest number of articles in one enquiry. */
export const maxEnquiryItems = 50;

/** So many posts of one address within the window are looked at. */
export const postsPerWindow = 5;

/** In milliseconds. */
export const postWindowMs = 10 * 60 * 1000;
