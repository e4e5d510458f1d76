/** What came of sharing; `dismissed`: the visitor has closed the list of ways to share. */
type Shared = 'shared' | 'copied' | 'dismissed' | 'refused';

interface SharedPage {
  readonly title: string;
  /** Absolute, without query. */
  readonly url: string;
}

/** Opens the share menu of the device; if it has none, copies the address. */
export async function sharePage(page: SharedPage): Promise<Shared> {
  // Absent in browsers without a way to share, and on addresses without encryption.
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  if (!share) return await copyAddress(page.url);
  try {
    await share(page);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'dismissed'
      : await copyAddress(page.url);
  }
}

async function copyAddress(address: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(address);
    return 'copied';
  } catch {
    return 'refused';
  }
}
