/** Names of parameters by which senders of links count visitors: `utm_source`, `gclid`. No screen reads them. */
export const campaignMark = /^(utm|mc|mtm|hsa)_|^_(ga|gl|hs)|(clid|braid|srsltid)$/;

/** A query with its `?`, without what only marks a campaign; `''` where nothing is left. */
export function withoutMarks(search: string): string {
  const asked = search.slice(1).split('&');
  const kept = asked.filter((part) => !campaignMark.test(part.split('=')[0] ?? '')).join('&');
  return kept === '' ? '' : `?${kept}`;
}
