import type { ScreenProps } from 'shared-types';
import { policies } from '#content/policies.json';
import page from '../../../content/pages/policies.md';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-policies.svg';
import { inSections } from '../../model/policies';
import { shownEntries, shownPage } from '../../model/sample';
import type { WrittenData } from '../../model/written';
import { printedPolicy } from './head';
import { Policies } from './policies';

export { head, load } from './head';

/** The index and the texts are one part, so that one of them can be printed alone. */
export function Screen({ shell, request, data: { isUnwritten } }: ScreenProps<WrittenData>) {
  const { site } = shell;
  const shown = shownPage(page, site);
  const [introduction, sections] = inSections(shown);
  return (
    <ContentPage
      page={isUnwritten ? { ...page, isUnwritten, real: [] } : { ...shown, body: introduction }}
      site={site}
      drawing={drawing}
      inserts={{
        policies: (
          <Policies
            policies={shownEntries(policies, site)}
            sections={sections}
            site={shell.site}
            printed={printedPolicy(request)}
          />
        ),
      }}
    />
  );
}
