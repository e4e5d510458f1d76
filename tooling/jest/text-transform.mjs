/** Gives an imported text file as its text. */
export default {
  process: (/** @type {string} */ text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
