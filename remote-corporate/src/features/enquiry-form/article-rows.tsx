import { useRef, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ArticlesField } from 'shared-types/protocol/form-values';
import scripts from '../../components/scripted.module.css';
import { articlesOf, type ArticleGroup } from '../../model/article-lines';
import type { EnquiryForm } from '../../model/enquiry-form';
import { AddArticles } from './add-articles';
import { ArticleRow } from './article-row';
import { EmptyRows } from './empty-rows';
import { FaultLine } from './fault-line';
import fieldNames from './field.module.css';
import { ListOffer, type Listed } from './list-offer';
import type { Articles } from './use-articles';
import type { Draft } from './use-draft';
import classNames from './article-rows.module.css';

type ArticleRowsProps = {
  form: EnquiryForm;
  field: ArticlesField;
  articles: Articles;
  listed: Listed | undefined;
  /** The visitor came for that list. */
  isListWanted: boolean;
};

const never = () => () => {};

/** False in the document, until its script runs. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export function ArticleRows({ form, field, articles, listed, isListWanted }: ArticleRowsProps) {
  const { errors } = useFormContext<Draft>().formState;
  const { list } = articles;
  const box = useRef<HTMLFieldSetElement>(null);
  const isAlive = useIsAlive();
  const id = `${form.name}-${field.name}`;
  const faultId = `${id}-fault`;
  const fault = errors.items?.message;
  const isOfNumber = list.length === 0;
  const groups = articlesOf(list);
  const isFull = groups.length >= field.most;
  const remove = (group: ArticleGroup) => {
    articles.change((all) => all.filter(({ articleNo }) => articleNo !== group.articleNo));
    box.current?.focus();
  };
  return (
    <fieldset ref={box} id={id} tabIndex={-1} className={classNames.articles}>
      <legend>
        {form.texts.fields[field.name]}{' '}
        {field.optional && <span className={fieldNames.optional}>optional</span>}
      </legend>
      {groups.length > 0 && (
        <ul>
          {groups.map((group) => (
            <ArticleRow
              key={group.articleNo}
              {...{ articles, field, isAlive }}
              article={group}
              faultId={fault && faultId}
              onRemove={() => remove(group)}
            />
          ))}
        </ul>
      )}
      <noscript>
        <EmptyRows field={field} taken={list.length} />
      </noscript>
      {fault && !isOfNumber && <FaultLine id={faultId} text={fault} />}
      {isFull && (
        <p className={`hint ${classNames.full}`}>The form is full. Remove an article to add another.</p>
      )}
      <div className={`${classNames.ways} ${scripts.scripted}`}>
        {(!isFull || articles.typed !== '') && (
          <AddArticles id={`${id}-number`} articles={articles} fault={isOfNumber ? fault : undefined} />
        )}
        {listed && (
          <ListOffer
            articles={articles}
            listed={listed.articles}
            isWanted={isListWanted}
            onAdded={() => box.current?.focus()}
          />
        )}
      </div>
    </fieldset>
  );
}
