/** Files of remotes that are asked for and have not come. */

/**
 * Gives up every file that is still on its way, as if it had failed: webpack and the federation runtime forget it and
 * ask anew. Should it arrive after all, it still counts.
 */
export function abandonPendingFiles() {
  const scripts = document.querySelectorAll('script[data-webpack]');
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const pending = [...scripts, ...sheets.filter(({ sheet }) => !sheet)];
  for (const element of pending) element.dispatchEvent(new Event('error'));
  // Chromium gives a script to the preload of its address, even to one that hangs. The element stays: it says that the
  // file is asked for already.
  const preloads = document.querySelectorAll('link[rel="preload"][as="script"]');
  for (const preload of preloads) preload.removeAttribute('rel');
}
