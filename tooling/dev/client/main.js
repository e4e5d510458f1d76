/** What hydration says of a page without its screen, which is as it should be, stays out of the console; see `isUnexpected`. */
addEventListener('error', (event) => {
  if (/418|didn't match/.test(event.message)) event.preventDefault();
});
