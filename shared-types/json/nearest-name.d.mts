/**
 * The known name that is most like a text, whatever the case of its letters.
 *
 * @returns `undefined` where none is alike: more than a third of its letters differ
 */
export declare function nearestName(text: string, names: readonly string[]): string | undefined;

/** What to say of a name that is not known: `did you mean "heading"?`, or all known names where none is alike. */
export declare function suggestion(text: string, names: readonly string[]): string;
