/** Stands for a CSS module: every class is named as it is written. */
export default new Proxy(/** @type {Record<string, string>} */ ({}), {
  get: (_, name) => (typeof name === 'string' && name !== '__esModule' ? name : undefined),
});
