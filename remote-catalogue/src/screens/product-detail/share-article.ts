/** What came of sharing; `dismissed`: the visitor has closed the list of ways to share. */
type Shared = 'shared' | 'copied' | 'dismissed' | 'refused';

interface SharedPage {
  readonly title: string;
  /** Absolute, without query. */
  readonly url: string;
}

/** Copies the address; where the browser refuses, opens the share menu of the device if it has one. */
export async function sharePage(page: SharedPage): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return await openShareMenu(page);
  }
}

async function openShareMenu(page: SharedPage): Promise<Shared> {
  // Absent in browsers without a way to share, and on addresses without encryption.
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  if (!share) return 'refused';
  try {
    await share(page);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}
