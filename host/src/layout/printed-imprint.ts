import type { Site } from 'shared-types';

/** The line below a printed page: the page may have changed since its document was made, and it is printed today. */
const imprintNow = ({ company, baseUrl }: Site) =>
  [company.name, baseUrl + location.pathname + location.search, new Date().toISOString().slice(0, 10)].join(
    ' · ',
  );

/** Brings the line that the publisher wrote below the page up to date before each print. */
export function keepImprintTrue(site: Site) {
  addEventListener('beforeprint', () => {
    const line = document.getElementById('imprint');
    if (line) line.textContent = imprintNow(site);
  });
}
