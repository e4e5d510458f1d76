/** Gives an imported text file as its text. @type {import('@jest/transform').SyncTransformer} */
const transformer = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};

export default transformer;
