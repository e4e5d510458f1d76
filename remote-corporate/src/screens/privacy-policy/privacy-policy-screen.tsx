import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/privacy-policy.md';
import { ContentPage } from '../../components/content-page';
import type { PrivacyData } from './load';
import { StorageTable } from './storage-table';

export { load } from './load';

export function Screen({ shell, data }: ScreenProps<PrivacyData>) {
  return (
    <ContentPage page={page} site={shell.site} inserts={{ storage: <StorageTable stored={data.stored} /> }} />
  );
}
