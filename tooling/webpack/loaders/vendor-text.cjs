/**
 * Part of `vendor-patches.mjs`, which counts what it changes.
 *
 * @this {import('webpack').LoaderContext<{ readonly change: (source: string) => string }>}
 * @param {string} source
 */
module.exports = function changeVendorText(source) {
  return this.getOptions().change(source);
};
