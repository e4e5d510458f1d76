import type { Site } from 'shared-types';

/** Updates what a printed page says of itself: address and date below it, and its title on the sheets after the first. */
export function updateImprintBeforePrint({ baseUrl }: Site) {
  addEventListener('beforeprint', () => {
    const line = document.querySelector('#imprint > span');
    const address = baseUrl + location.pathname + location.search;
    if (line) line.textContent = `${address} · ${new Date().toISOString().slice(0, 10)}`;
    document.documentElement.style.setProperty('--printed-title', JSON.stringify(document.title));
  });
}
