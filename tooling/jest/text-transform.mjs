/** Gives an imported JSON file as its text, as `?source` does in a build. */

/** @type {import('@jest/transform').SyncTransformer} */
const transformer = { process: (text) => ({ code: JSON.stringify(text) }) };

export default transformer;
