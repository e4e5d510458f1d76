/** What an enquiry may hold at most. Pages ask for no more than a server takes. */

/** Greatest body, in bytes. */
export declare const maxEnquiryBytes: number;

/** Greatest number of fields in a form. */
export declare const maxFields: number;

/** Greatest length of a text in one line, in characters, whatever a form says. */
export declare const maxLineLength: number;

/** Greatest length of a text in several lines, in characters, whatever a form says. */
export declare const maxTextLength: number;

/** Greatest length of an e-mail address, in characters: RFC 5321, 4.5.3.1.3. */
export declare const maxEmailLength: number;

/** Greatest length of a quantity or a size, in characters. */
export declare const maxItemTextLength: number;

/** Greatest number of articles in one enquiry. */
export declare const maxEnquiryItems: number;
