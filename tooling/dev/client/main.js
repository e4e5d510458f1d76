/** What hydration says of a page without its screen, which is as it should be. */
const expected = /418|didn't match/;

// Before webpack-dev-server's client, which shows what it hears.
addEventListener(
  'error',
  (event) => {
    if (!expected.test(event.message)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
