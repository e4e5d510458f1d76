import type { ScreenProps } from 'shared-types';
import { policies } from '../../../content/data/policies.json';
import page from '../../../content/pages/policies.md';
import { ContentPage } from '../../components/content-page';
import drawing from '../../drawings/band-policies.svg';
import { inSections } from '../../model/policies';
import { printedPolicy } from './head';
import { Policies } from './policies';

export { head } from './head';

const [introduction, sections] = inSections(page);

/** The index and the texts are one part, so that one of them can be printed alone. */
const shortPage = { ...page, body: introduction };

export function Screen({ shell, request }: ScreenProps) {
  return (
    <ContentPage
      page={shortPage}
      site={shell.site}
      drawing={drawing}
      inserts={{
        policies: (
          <Policies
            policies={policies}
            sections={sections}
            site={shell.site}
            printed={printedPolicy(request)}
          />
        ),
      }}
    />
  );
}
