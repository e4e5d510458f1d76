/** Gives an imported text file as its text. */
const transformer = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};

export default transformer;
