import { useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { certificates } from '#content/certificates.json';
import texts from '#content/standards.json';
import page from '../../../content/pages/credentials.md';
import { ContentPage } from '../../components/content-page';
import { NoMatch, PageFilter } from '../../components/page-filter';
import { SectionLinks } from '../../components/section-links';
import { useLinkedDisclosure } from '../../components/use-linked-disclosure';
import { useNow } from '../../components/use-now';
import { shownEntries } from '../../model/sample';
import { Certificates } from './certificates';
import { shownStandards } from './shown-standards';
import { Hazards } from './hazards';
import type { CredentialsData } from './load';
import { MarkingPicture } from './marking-picture';
import { Standard } from './standard';
import classNames from './standard.module.css';

export { load } from './load';

export function Screen({ shell, request, data: { facts }, publishedAt }: ScreenProps<CredentialsData>) {
  const [query, setQuery] = useState('');
  const nowMs = useNow(publishedAt);
  const shown = shownStandards(facts, query);
  useLinkedDisclosure(request.hash);
  const status = query.trim() && `${shown.length} of ${texts.standards.length} standards`;
  return (
    <ContentPage
      page={page}
      site={shell.site}
      picture={<MarkingPicture />}
      links={<SectionLinks name="Standards on this page" links={shown.map(linkTo)} />}
      inserts={{
        standards: (
          <div className={classNames.standards}>
            {shown.map((standard, index) => (
              <Standard
                key={standard.slug}
                standard={standard}
                isOpen={index === 0 || query.trim() !== ''}
                facts={facts.filter(({ slug }) => slug === standard.slug)}
              />
            ))}
          </div>
        ),
        certificates: <Certificates certificates={shownEntries(certificates, shell.site)} nowMs={nowMs} />,
      }}
    >
      <Hazards
        facts={facts}
        shown={shown.map(({ slug }) => slug)}
        filter={<PageFilter label="Filter this page" query={query} status={status} onChange={setQuery} />}
      />
      {shown.length === 0 && <NoMatch query={query} onClear={() => setQuery('')} />}
    </ContentPage>
  );
}

const linkTo = ({ slug, label }: { slug: string; label: string }) => ({ label, path: `#${slug}` });
