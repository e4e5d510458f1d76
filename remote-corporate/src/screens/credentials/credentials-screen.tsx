import type { ScreenProps } from 'shared-types';
import certificates from '../../../content/data/certificates.json';
import page from '../../../content/pages/credentials.md';
import { ContentPage } from '../../components/content-page';
import { Hazards } from './hazards';
import type { CredentialsData } from './load';
import { MarkingPicture } from './marking-picture';
import { Standards } from './standards';

export { load } from './load';

export function Screen({ shell, data }: ScreenProps<CredentialsData>) {
  return (
    <ContentPage
      page={page}
      site={shell.site}
      picture={<MarkingPicture />}
      inserts={{
        hazards: <Hazards counts={data.counts} />,
        standards: <Standards counts={data.counts} />,
        certificates: <p>{certificates.empty}</p>,
      }}
    />
  );
}
