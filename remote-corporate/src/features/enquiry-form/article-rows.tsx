import { useRef } from 'react';
import type { Shell } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import shared from '#content/form.json';
import type { ArticlesField, EnquiryForm } from '../../model/enquiry-form';
import { AddArticle } from './add-article';
import { ArticleRow } from './article-row';
import { FaultLine } from './fault-line';
import type { Articles } from './use-articles';
import classNames from './article-rows.module.css';

export type ArticleRowsProps = {
  form: EnquiryForm;
  field: ArticlesField;
  articles: Articles;
  /** What to do about the articles, if something is wrong with them. */
  fault: string | undefined;
  messages: Shell['messages'];
};

export function ArticleRows({ form, field, articles, fault, messages }: ArticleRowsProps) {
  const { list, known, change } = articles;
  const box = useRef<HTMLFieldSetElement>(null);
  const id = `${form.name}-${field.name}`;
  const isFirst = !field.isOptional && list.length === 0;
  const rowFault = isFirst ? undefined : fault;
  const remove = (article: EnquiryItem, place: number) => {
    const { articleNo } = article;
    articles.remove(articleNo);
    messages.show({
      message: `${articleNo} ${shared.articles.removed}`,
      action: { label: shared.articles.undo, run: () => articles.putBack(article, place) },
    });
    box.current?.focus();
  };
  return (
    <fieldset ref={box} id={id} tabIndex={-1} className={classNames.articles}>
      <legend>
        {form.texts.fields[field.name]}{' '}
        {field.isOptional && <span className={classNames.optional}>{shared.optional}</span>}
      </legend>
      {list.length > 0 && (
        <ul>
          {list.map((article, place) => (
            <ArticleRow
              key={article.articleNo}
              article={article}
              known={known?.get(article.articleNo.toUpperCase())}
              isUnknown={known !== undefined && !known.has(article.articleNo.toUpperCase())}
              columns={field.columns}
              missed={rowFault ? field.needed : []}
              faultId={`${id}-fault`}
              onChange={(changed) => change(article.articleNo, changed)}
              onRemove={() => remove(article, place)}
            />
          ))}
        </ul>
      )}
      {rowFault && <FaultLine id={`${id}-fault`} text={rowFault} />}
      {list.length < field.atMost ? (
        <AddArticle
          id={`${id}-number`}
          articles={articles}
          isFirst={isFirst}
          fault={isFirst ? fault : undefined}
          onAdd={() => list.length + 1 === field.atMost && box.current?.focus()}
        />
      ) : (
        <p className="hint">{shared.articles.full}</p>
      )}
    </fieldset>
  );
}
