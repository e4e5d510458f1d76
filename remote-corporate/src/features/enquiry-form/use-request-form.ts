import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ScreenProps } from 'shared-types';
import { maxEnquiryItems, postedKey } from 'shared-types/protocol/enquiry-limits';
import { articlesFieldOf, valuesSchema, type FormValues } from 'shared-types/protocol/form-values';
import { articlesIn, withArticles } from '../../model/article-lines';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { FormData } from './load';
import { postedOutcome } from './posted-outcome';
import { useArticles } from './use-articles';
import { useDelivery } from './use-delivery';
import { useDraft, type Draft } from './use-draft';

/** What a form is drawn from. */
export type RequestSource = Pick<ScreenProps<FormData>, 'shell' | 'request' | 'data'> & {
  readonly form: EnquiryForm;
};

/** The state of a form. */
export function useRequestForm({ form, shell, request: { search }, data }: RequestSource) {
  const hasAnswer = new URLSearchParams(search).has(postedKey);
  const posted = hasAnswer && data.posted?.form === form.name ? data.posted : undefined;
  const [answered] = useState(() => postedOutcome(form, posted, hasAnswer && !data.posted));
  // What was received stands in the receipt alone.
  const returned = answered.receipt ? undefined : posted;
  const { most: atMost = maxEnquiryItems, columns = [] } = articlesFieldOf(form.fields) ?? {};
  const [items] = useState(() => [...(returned?.items ?? withArticles([], articlesIn(search), atMost))]);
  const resolver = useMemo(() => valibotResolver(valuesSchema(form.fields, form.texts.faults)), [form]);
  // Fields have no values of their own before the draft: what was typed before the script ran stays.
  const methods = useForm<Draft, unknown, FormValues>({
    defaultValues: { items },
    ...(answered.errors && { errors: answered.errors }),
    resolver,
    // Else the resolver leaves out rules about several fields while one has a fault.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const draft = useDraft({ methods, form, shell, search, isPosted: returned !== undefined });
  const articles = useArticles({
    methods,
    shell,
    drawn: data.articles,
    search,
    atMost,
    hasAmounts: columns.length > 1,
  });
  const initial = answered.outcome;
  const { outcome, ...delivery } = useDelivery({ shell, form, methods, articles, draft, initial });
  // The document may be prerendered without what its address asks for: it hides the form until that is in it.
  useEffect(() => {
    if (search !== '' || location.search === '') document.documentElement.removeAttribute('data-q');
  }, [search]);
  return {
    /** The form that a browser has posted, which was not received. */
    returned,
    /** True where the page is the answer to a form that a browser has posted: it is read from its top. */
    isAnswer: hasAnswer,
    methods,
    articles,
    receipt: posted ? answered.receipt : draft.receipt,
    outcome,
    delivery,
  };
}
