/** Part of every package: takes its updates when the one client in the page, see `main.js`, tells of a build. */
const emitter = require('webpack/hot/emitter');
require('webpack/hot/dev-server');

const mark = 'webpackHotUpdate';

addEventListener('message', ({ data }) => {
  if (typeof data === 'string' && data.startsWith(mark)) emitter.emit(mark, data.slice(mark.length));
});
