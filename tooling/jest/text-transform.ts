/** Gives an imported text file as its text. */
export default {
  process: (text: string) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
