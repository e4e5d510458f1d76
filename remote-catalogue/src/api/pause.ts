/** Lets the browser paint and answer a key. */
export const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
