import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { ArticlesField } from 'shared-types/protocol/form-values';
import scripts from '../../components/scripted.module.css';
import { articleNumbers, newLine } from '../../model/article-lines';
import type { EnquiryForm } from '../../model/enquiry-form';
import { AddArticles } from './add-articles';
import { ArticleRow } from './article-row';
import fieldNames from './field.module.css';
import { ListOffer, type Listed } from './list-offer';
import type { Articles } from './use-articles';
import type { Draft } from './use-draft';
import classNames from './article-rows.module.css';

/** Number of empty rows for a browser without scripts. */
const emptyRows = 5;

type ArticleRowsProps = {
  form: EnquiryForm;
  field: ArticlesField;
  articles: Articles;
  listed: Listed | undefined;
  /** The visitor came for that list. */
  isListWanted: boolean;
};

export function ArticleRows({ form, field, articles, listed, isListWanted }: ArticleRowsProps) {
  const { errors } = useFormContext<Draft>().formState;
  const { list } = articles;
  const box = useRef<HTMLFieldSetElement>(null);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const id = `${form.name}-${field.name}`;
  const fault = errors.items?.message;
  const faultId = fault && `${id}-fault`;
  const isFull = articleNumbers(list).size >= field.most;
  const focusBox = () => box.current?.focus();
  const row = { articles, field, faultId, isAlive };
  return (
    <fieldset ref={box} id={id} tabIndex={-1} aria-describedby={faultId} className={classNames.articles}>
      <legend>
        {form.texts.fields[field.name]}{' '}
        {field.optional && <span className={fieldNames.optional}>optional</span>}
      </legend>
      {list.length > 0 && <FilledRows {...row} onRemoved={focusBox} />}
      {list.length > 0 && (
        <p className="small">
          <a href={`/documents/${[...articleNumbers(list)].join(',')}`}>Documents of these articles</a>
        </p>
      )}
      <noscript>
        <ul>
          {Array.from({ length: isFull ? 0 : emptyRows }, (_, index) => (
            <ArticleRow key={index} {...row} line={newLine({ articleNo: '' })} place={list.length + index} />
          ))}
        </ul>
      </noscript>
      {fault && (
        <p id={faultId} className="error-text">
          {fault}
        </p>
      )}
      {isFull && <p className="hint">The form is full. Remove an article to add another.</p>}
      <div className={`${classNames.ways} ${scripts.scripted}`}>
        {(!isFull || articles.typed !== '') && (
          <AddArticles
            id={`${id}-number`}
            articles={articles}
            faultId={list.length > 0 ? undefined : faultId}
          />
        )}
        {listed && (
          <ListOffer
            articles={articles}
            listed={listed.articles}
            isWanted={isListWanted}
            onAdded={focusBox}
          />
        )}
      </div>
    </fieldset>
  );
}

type FilledRowsProps = Pick<ArticleRowsProps, 'articles' | 'field'> & {
  faultId: string | undefined;
  isAlive: boolean;
  /** Called when the button goes away with the focus. */
  onRemoved: () => void;
};

function FilledRows({ onRemoved, ...row }: FilledRowsProps) {
  const { list, change, known } = row.articles;
  const rows = useRef<HTMLUListElement>(null);
  const add = (place: number, articleNo: string) => {
    flushSync(() => change((all) => all.toSpliced(place, 0, newLine({ articleNo }))));
    rows.current?.children[place]?.querySelector<HTMLElement>('[name$=size]')?.focus();
  };
  /** True for the last line of an article that may have another size. */
  const hasMore = (place: number, articleNo: string) => {
    const { sizes = [] } = known?.get(articleNo.toUpperCase()) ?? {};
    const places = [...list.keys()].filter((one) => list[one]?.articleNo === articleNo);
    const hasFree = sizes.length === 0 || places.length < sizes.length;
    return row.field.columns.length > 1 && places.at(-1) === place && hasFree;
  };
  return (
    <ul ref={rows}>
      {list.map((line, place) => (
        <ArticleRow
          // A line has no other identity than its place: all of its state is in the list.
          key={place}
          {...row}
          {...{ line, place }}
          onRemove={() => {
            change((all) => all.toSpliced(place, 1));
            onRemoved();
          }}
          onAdd={hasMore(place, line.articleNo) ? () => add(place + 1, line.articleNo) : undefined}
        />
      ))}
    </ul>
  );
}
