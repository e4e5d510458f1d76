/**
 * Takes the place of `react-refresh/runtime` in every package: the first one on the page serves all, or components of
 * remotes would be registered with a runtime that redraws nothing. By its path, since the package exports no other file.
 */
globalThis.reactRefreshOfPage ??= require('../../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js');

module.exports = globalThis.reactRefreshOfPage;
