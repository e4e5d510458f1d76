/** Leaves out of the host what it does not use of react-router. */
import { VendorPatches } from './vendor-patches.mjs';

/**
 * react-router 7.18 keeps its Link, Form and data router in every bundle: their definitions are calls, and their names
 * are set afterwards, which the minifier must take for effects. Marked as pure they go: 11.6 -> 4.8 KB Brotli.
 */
export const pureRouter = () =>
  new VendorPatches('tooling/webpack/pure-router.mjs', [
    { vendor: 'react-router', text: /^\w+\.displayName = "[^"]*";$/gm, by: '' },
    {
      vendor: 'react-router',
      text: /= (React\w*)\.(forwardRef|createContext|memo)\(/g,
      by: '= /*#__PURE__*/ $1.$2(',
    },
  ]);
