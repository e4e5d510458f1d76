/**
 * Treats every pending file as failed, so that webpack and the federation runtime request it again. A file that arrives
 * later is still used.
 */
export function abandonPendingFiles() {
  const scripts = document.querySelectorAll('script[data-webpack]');
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const pending = [...scripts, ...sheets.filter(({ sheet }) => !sheet)];
  for (const element of pending) element.dispatchEvent(new Event('error'));
  // Chromium lets a script wait for the preload of its address, even if that hangs. The element stays as a mark that the
  // file was requested.
  const preloads = document.querySelectorAll('link[rel="preload"][as="script"]');
  for (const preload of preloads) preload.removeAttribute('rel');
}
