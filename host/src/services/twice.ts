/** A file that failed is asked for once more, under a fresh address, before anybody hears of it. */
export const twice = <Value>(load: () => Promise<Value>): Promise<Value> => load().catch(load);
