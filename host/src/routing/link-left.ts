/** The link that each entry of the history was left by, for this tab: Back gives the focus to it again. */
const leftBy = new Map<string, string>();
let followed: string | undefined;

/** The visitor follows a link; which entry is left is known when the router has moved. */
export const noteLinkFollowed = (link: HTMLAnchorElement) => {
  followed = link.getAttribute('href') ?? undefined;
};

/** The router has left an entry; by a link, if one was just followed. */
export function noteEntryLeft(key: string) {
  if (followed !== undefined) leftBy.set(key, followed);
  followed = undefined;
}

/** The link that an entry was left by, if it is there. */
export function linkLeft(key: string): HTMLElement | undefined {
  const href = leftBy.get(key);
  const links = href === undefined ? [] : document.querySelectorAll<HTMLAnchorElement>('a[href]');
  return [...links].find((link) => link.getAttribute('href') === href && link.offsetParent !== null);
}
