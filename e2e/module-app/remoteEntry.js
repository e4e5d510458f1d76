// A container of modules as Vite makes it, by hand.
let scope;

export const init = (given) => {
  scope = given;
};

export async function get() {
  const react = (await Object.values(scope.react)[0].get())();
  const { makeOrders } = await import('./orders.js');
  return () => ({ default: makeOrders(react) });
}
