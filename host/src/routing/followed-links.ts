/** Link that was followed from each history entry: Back returns the focus to it. */
const leftBy = new Map<string, string>();
let followed: string | undefined;

/** The visitor follows a link. `noteEntryLeft` tells from which entry. */
export const noteLinkFollowed = (link: HTMLAnchorElement) => {
  followed = link.getAttribute('href') ?? undefined;
};

/** The router has left an entry, by the link that was noted just before, if any. */
export function noteEntryLeft(key: string) {
  if (followed !== undefined) leftBy.set(key, followed);
  followed = undefined;
}

/** The link that was followed from an entry, if the page still shows it. */
export function linkFollowedFrom(key: string): HTMLElement | undefined {
  const href = leftBy.get(key);
  const links = href === undefined ? [] : document.querySelectorAll<HTMLAnchorElement>('a[href]');
  return [...links].find((link) => link.getAttribute('href') === href && link.offsetParent !== null);
}
