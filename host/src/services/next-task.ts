/** @returns a promise that is fulfilled in a new task, so that the browser can answer a press before it */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
