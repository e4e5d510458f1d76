import type { ScreenProps } from 'shared-types';
import page from '../../../content/pages/privacy-policy.md';
import { ContentPage } from '../../components/content-page';
import type { PrivacyData } from './load';
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
        // Said while the site shows a company that does not exist.
        counsel: shell.site.sample && (
          <p className="muted">
            This text is a template. Have it reviewed by a lawyer before you use the site for business.
          </p>
        ),
        enquiries: <EnquirySending enquiries={enquiries} />,
        processors: <Processors site={shell.site} />,
        retention: <Retention enquiries={enquiries} />,
        storage: <Storage shell={shell} stored={data.stored} />,
      }}
    />
  );
}
