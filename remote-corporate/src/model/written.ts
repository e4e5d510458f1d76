/** Pages whose whole text is sample content: on a real site they have nothing to say until somebody writes them. */
import type { Head, LoadContext, LoadReady, ScreenRequest, Site } from 'shared-types';
import type { PageContent } from './content';

/** The head of a page without text. */
export const unwrittenHead = (title: string): Head => ({
  title,
  description:
    'This page has no content yet. Please contact us with your questions: by e-mail, by telephone or with an enquiry.',
  robots: 'noindex',
});

/** Data of such a page. */
export interface WrittenData {
  /** The site has nothing to show on it. */
  readonly isUnwritten: boolean;
}

/**
 * `load` and `head` of such a page: search engines skip it while it is empty.
 * @param hasContent true if its screen has something to show without the text
 */
export const writtenPage = (
  { isUnwritten = false }: PageContent,
  hasContent: (site: Site) => boolean = () => false,
) => ({
  load: (_: ScreenRequest, { site }: LoadContext): Promise<LoadReady<WrittenData>> =>
    Promise.resolve({
      kind: 'ready',
      data: { isUnwritten: isUnwritten && !site.sample && !hasContent(site) },
    }),
  head: (data: WrittenData, { title }: ScreenRequest): Head =>
    // The description is that of the route.
    data.isUnwritten ? unwrittenHead(title) : { title, description: '' },
});
