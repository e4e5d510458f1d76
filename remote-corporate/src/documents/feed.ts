import type { DocumentsModule } from 'shared-types';
import { events } from '#content/events.json';
import { items } from '#content/news.json';
import { feedEntries, feedPath, feedText } from '../model/feed';

export const documents: DocumentsModule['documents'] = ({ site, publishedAt }) => {
  const body = feedText({ site, entries: feedEntries(items, events), publishedAt });
  return Promise.resolve([{ path: feedPath, type: 'application/atom+xml', body }]);
};
