import type { Site } from 'shared-types';

/** The line below a printed page, with the current address and date. */
const imprintNow = ({ company, baseUrl }: Site) =>
  [company.name, baseUrl + location.pathname + location.search, new Date().toISOString().slice(0, 10)].join(
    ' · ',
  );

/** Updates the line that the publisher wrote below the page. */
export function updateImprintBeforePrint(site: Site) {
  addEventListener('beforeprint', () => {
    const line = document.getElementById('imprint');
    if (line) line.textContent = imprintNow(site);
  });
}
