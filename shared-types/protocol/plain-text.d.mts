/** Texts from outside that people will read. */

/** Whether a text is shown as it was typed. */
export declare const isPlainText: (text: string) => boolean;

/** Whether a text is one line and is shown as it was typed. */
export declare const isPlainLine: (text: string) => boolean;

/** A text that can be written to a terminal: characters that would move its cursor or reverse its lines become U+FFFD. */
export declare const printable: (text: string) => string;
