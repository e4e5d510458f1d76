import { useEffect } from 'react';
import type { ScreenProps, Shell } from 'shared-types';
import { Breadcrumb } from '../../../components/breadcrumb';
import { SampleNotice } from '../../../components/sample-notice';
import { WithChosenLists } from '../../../features/chosen-lists/with-chosen-lists';
import { alternativesPath } from '../../../model/equal-or-better/alternatives-address';
import { addressPart } from '../../../model/ask/search-address';
import { alternativesCrumbs } from '../crumbs';
import type { AlternativesData } from './alternatives-data';
import classNames from './alternatives.module.css';
import { Answer } from './answer';
import { HowCompared } from './how-compared';
import { LabelForm } from './label-form';

/** Finds articles that are equal to or better than a marking, of our own article or from another maker's label. */
export function AlternativesView({ data, request, shell, assetBase }: ScreenProps<AlternativesData>) {
  useTypedBefore(request.search, shell);
  const heading = headingOf(data);
  return (
    <WithChosenLists shell={shell} assetBase={assetBase}>
      <div className={`container ${classNames.page}`}>
        <Breadcrumb crumbs={alternativesCrumbs(heading)} />
        <h1>{heading}</h1>
        <p className="lead muted">
          Enter the marking from another maker’s label, or one of our article numbers. We list the articles
          that reach the same level or higher in every test.
        </p>
        {shell.site.sample && <SampleNotice />}
        <LabelForm key={request.path} data={data} onFind={(text) => shell.navigate(addressFor(text))} />
        {data.kind === 'found' && <Answer answer={data} />}
        <HowCompared />
      </div>
    </WithChosenLists>
  );
}

function headingOf(data: AlternativesData): string {
  return data.kind === 'found' ? `Equal to or better than ${data.wanted}` : 'Find an equal or better article';
}

const addressFor = (text: string): string => `${alternativesPath}/${addressPart(text.trim())}`;

/** A form that was sent before the scripts ran has put its text into the query. */
function useTypedBefore(search: string, shell: Shell): void {
  useEffect(() => {
    const text = new URLSearchParams(search).get('marking') ?? '';
    if (text.trim() !== '') shell.navigate(addressFor(text), { replace: true });
  }, [search, shell]);
}
