/** Replaces a style sheet: every class of a CSS module keeps its name. */

const ownNames: ProxyHandler<object> = {
  get: (_, name) => (typeof name === 'string' && name !== '__esModule' ? name : undefined),
};

export default new Proxy({}, ownNames);
