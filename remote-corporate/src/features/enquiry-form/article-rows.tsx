import { useRef } from 'react';
import type { Shell } from 'shared-types';
import shared from '#content/form.json';
import { articlesOf, type ArticleGroup } from '../../model/article-lines';
import type { ArticlesField, EnquiryForm } from '../../model/enquiry-form';
import { AddArticle } from './add-article';
import { ArticleRow } from './article-row';
import { FaultLine } from './fault-line';
import { ListOffer } from './list-offer';
import { PasteButton } from './paste-button';
import type { Articles } from './use-articles';
import type { Listed } from './use-listed';
import classNames from './article-rows.module.css';

export type ArticleRowsProps = {
  form: EnquiryForm;
  field: ArticlesField;
  articles: Articles;
  fault: string | undefined;
  messages: Shell['messages'];
  listed: Listed | undefined;
  /** The visitor came for that list. */
  isListWanted: boolean;
};

export function ArticleRows({
  form,
  field,
  articles,
  fault,
  messages,
  listed,
  isListWanted,
}: ArticleRowsProps) {
  const { list, known } = articles;
  const box = useRef<HTMLFieldSetElement>(null);
  const id = `${form.name}-${field.name}`;
  const isFirst = !field.isOptional && list.length === 0;
  const hasPasted = articles.pasted !== '';
  const numberFault = isFirst && !hasPasted ? fault : undefined;
  const rowFault = numberFault === undefined ? fault : undefined;
  const groups = articlesOf(list);
  const isFull = groups.length >= field.atMost;
  const remove = ({ articleNo, lines }: ArticleGroup) => {
    articles.remove(articleNo);
    const putBack = () =>
      articles.replace((present) => {
        const others = articlesOf(present);
        const hasRoom = others.length < field.atMost && others.every((one) => one.articleNo !== articleNo);
        return hasRoom
          ? present.toSpliced(lines[0]?.place ?? 0, 0, ...lines.map(({ line }) => line))
          : present;
      });
    messages.show({
      message: `${articleNo} ${shared.articles.removed}`,
      action: { label: shared.articles.undo, run: putBack },
    });
    box.current?.focus();
  };
  return (
    <fieldset ref={box} id={id} tabIndex={-1} className={classNames.articles}>
      <legend>
        {form.texts.fields[field.name]}{' '}
        {field.isOptional && <span className={classNames.optional}>{shared.optional}</span>}
      </legend>
      {groups.length > 0 && (
        <ul>
          {groups.map((group) => (
            <ArticleRow
              key={group.articleNo}
              article={group}
              articles={articles}
              known={known?.get(group.articleNo.toUpperCase())}
              isUnknown={known !== undefined && !known.has(group.articleNo.toUpperCase())}
              columns={field.columns}
              missed={rowFault ? field.needed : []}
              faultId={`${id}-fault`}
              onRemove={() => remove(group)}
            />
          ))}
        </ul>
      )}
      {rowFault && <FaultLine id={`${id}-fault`} text={rowFault} />}
      {isFull && <p className={`hint ${classNames.full}`}>{shared.articles.full}</p>}
      <div className={classNames.ways}>
        {!isFull && (
          <AddArticle
            id={`${id}-number`}
            articles={articles}
            isFirst={isFirst}
            fault={numberFault}
            onAdd={() => groups.length + 1 === field.atMost && box.current?.focus()}
          />
        )}
        {field.columns.length > 1 && (
          <PasteButton
            articles={articles}
            isFull={isFull}
            faultId={rowFault && hasPasted ? `${id}-fault` : undefined}
          />
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
