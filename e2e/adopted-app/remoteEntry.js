// A container as builders make it, by hand: it loads its script and its sheet without integrity.
self.orders = (() => {
  const base = document.currentScript.src.replace(/[^/]*$/, '');
  const load = (name, attributes) =>
    new Promise((resolve, reject) => {
      const onerror = () => reject(new Error(`Loading ${name} failed`));
      document.head.append(
        Object.assign(document.createElement(name), attributes, { onload: resolve, onerror }),
      );
    });
  let scope;
  return {
    init: (given) => {
      scope = given;
    },
    get: async (module) => {
      if (module === './Board') {
        await load('script', { src: `${base}board.js` });
        return self.makeBoard;
      }
      const react = (await Object.values(scope.react)[0].get())();
      await load('link', { rel: 'stylesheet', href: `${base}orders.css` });
      await load('script', { src: `${base}orders.js` });
      return () => ({ default: self.makeOrders(react) });
    },
  };
})();
