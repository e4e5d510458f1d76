/** Limits of an enquiry. Pages ask for no more than a server takes. */

/** Greatest body, in bytes. */
export const maxEnquiryBytes = 64 * 1024;

/** Greatest number of fields in a form. */
export const maxFields = 30;

/** Greatest length of a text in one line, in characters. */
export const maxLineLength = 200;

/** Greatest length of a text in several lines, in characters. */
export const maxTextLength = 4000;

/** Greatest length of a quantity or a size, in characters. */
export const maxItemTextLength = 40;

/** Greatest number of articles in one enquiry. */
export const maxEnquiryItems = 50;

/** Greatest number of lines in one enquiry: an article has one for each of its sizes. */
export const maxEnquiryLines = 200;

/** Name of the field that people do not see and programs fill; every form of an enquiry has it. */
export const trapField = 'leaveEmpty';

/** Key of a query that names the answer to a form that a browser has posted by itself. */
export const postedKey = 'answer';
