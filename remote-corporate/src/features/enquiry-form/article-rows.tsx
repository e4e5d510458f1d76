import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Shell } from 'shared-types';
import type { ArticlesField } from 'shared-types/protocol/form-values';
import { articlesOf, type ArticleGroup } from '../../model/article-lines';
import type { Draft } from '../../model/draft';
import type { EnquiryForm } from '../../model/enquiry-form';
import { AddArticle } from './add-article';
import { ArticleRow } from './article-row';
import { FaultLine } from './fault-line';
import fieldNames from './field.module.css';
import { ListOffer, type Listed } from './list-offer';
import { PasteLines } from './paste-lines';
import type { Articles } from './use-articles';
import classNames from './article-rows.module.css';

type ArticleRowsProps = {
  form: EnquiryForm;
  field: ArticlesField;
  articles: Articles;
  messages: Shell['messages'];
  listed: Listed | undefined;
  /** The visitor came for that list. */
  isListWanted: boolean;
};

export function ArticleRows({ form, field, articles, messages, listed, isListWanted }: ArticleRowsProps) {
  const { errors } = useFormContext<Draft>().formState;
  const { list, change } = articles;
  const box = useRef<HTMLFieldSetElement>(null);
  const id = `${form.name}-${field.name}`;
  const faultId = `${id}-fault`;
  const isFirst = !field.optional && list.length === 0;
  const fault = errors.items?.message ?? errors.pasted?.message;
  const isOfNumber = isFirst && !errors.pasted;
  const groups = articlesOf(list);
  const isFull = groups.length >= field.most;
  const focus = () => box.current?.focus();
  const remove = ({ articleNo, lines }: ArticleGroup) => {
    change((all) => all.filter((one) => one.articleNo !== articleNo));
    const putBack = () =>
      change((present) => {
        const others = articlesOf(present);
        const hasRoom = others.length < field.most && others.every((one) => one.articleNo !== articleNo);
        const removed = lines.map(({ line }) => line);
        return hasRoom ? present.toSpliced(lines[0]?.place ?? 0, 0, ...removed) : present;
      });
    messages.show({ message: `${articleNo} removed`, action: { label: 'Undo', run: putBack } });
    focus();
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
              {...{ articles, field }}
              article={group}
              faultId={fault && faultId}
              onRemove={() => remove(group)}
            />
          ))}
        </ul>
      )}
      {fault && !isOfNumber && <FaultLine id={faultId} text={fault} />}
      {isFull && (
        <p className={`hint ${classNames.full}`}>The form is full. Remove an article to add another.</p>
      )}
      <div className={classNames.ways}>
        {!isFull && (
          <AddArticle
            id={`${id}-number`}
            articles={articles}
            isFirst={isFirst}
            fault={isOfNumber ? fault : undefined}
            onAdd={() => groups.length + 1 === field.most && focus()}
          />
        )}
        {field.columns.length > 1 && (
          <PasteLines articles={articles} isFull={isFull} faultId={errors.pasted && faultId} />
        )}
        {listed && (
          <ListOffer articles={articles} listed={listed.articles} isWanted={isListWanted} onAdded={focus} />
        )}
      </div>
    </fieldset>
  );
}
