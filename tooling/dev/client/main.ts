/** Keeps out of the console the complaint of hydration about a page without its screen, as `isUnexpected` does. */
addEventListener('error', (event) => {
  if (/418|didn't match/.test(event.message)) event.preventDefault();
});
