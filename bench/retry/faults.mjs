/** Ways in which the files of a remote fail. */

/** @typedef {import('playwright-core').Route} Route */
/** @typedef {'fail' | 'are altered' | 'hang' | 'fail or hang'} FaultName */

const hang = () => new Promise(() => {});

/** @param {Route} route */
const fail = (route) => route.abort('internetdisconnected');

/** @type {Readonly<Record<FaultName, (route: Route) => unknown>>} */
export const faults = {
  fail,
  'are altered': (route) => route.fulfill({ body: '/* altered */' }),
  hang,
  'fail or hang': (route) => (route.request().url().length % 2 ? fail(route) : hang()),
};

/** Pictures do not keep a screen from being shown. */
const picture = /\.(svg|png|webp|avif|woff2)$/;

/** @param {string} remote whose files, of whatever version, are meant */
export const isFileOf =
  (remote) =>
  (/** @type {URL} */ { pathname }) =>
    pathname.startsWith(`/remotes/${remote}/`) && !picture.test(pathname);
