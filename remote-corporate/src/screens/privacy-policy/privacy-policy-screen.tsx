import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/privacy-policy.md';
import { ContentPage } from '../../components/content-page';
import type { PrivacyData } from './load';
import { Counsel } from './counsel';
import { EnquirySending, Processors, Retention } from './enquiries';
import { Storage } from './storage';

export { load } from './load';

export function Screen({ shell, data }: ScreenProps<PrivacyData>) {
  const { enquiries } = shell.site;
  return (
    <ContentPage
      page={page}
      site={shell.site}
      inserts={{
        counsel: shell.site.sample && <Counsel />,
        enquiries: <EnquirySending enquiries={enquiries} />,
        processors: <Processors site={shell.site} />,
        retention: <Retention enquiries={enquiries} />,
        storage: <Storage storage={shell.storage} stored={data.stored} />,
      }}
    />
  );
}
