import { useRef } from 'react';
import type { Shell } from 'shared-types';
import texts from '../../../content/data/enquiry.json';
import { AddArticle } from './add-article';
import { ArticleRow } from './article-row';
import type { Articles } from './use-articles';
import classNames from './article-rows.module.css';

type ArticleRowsProps = {
  articles: Articles;
  announce: Shell['announce'];
};

/** The articles that the enquiry is about. */
export function ArticleRows({ articles, announce }: ArticleRowsProps) {
  const { list, known, change } = articles;
  const box = useRef<HTMLFieldSetElement>(null);
  const remove = (articleNo: string) => {
    articles.remove(articleNo);
    announce(`${articleNo} ${texts.articles.removed}`);
    box.current?.focus();
  };
  return (
    <fieldset ref={box} tabIndex={-1} className={classNames.articles}>
      <legend>
        {texts.articles.label} <span className={classNames.optional}>{texts.optional}</span>
      </legend>
      <ul>
        {list.map((article) => (
          <ArticleRow
            key={article.articleNo}
            article={article}
            known={known?.get(article.articleNo.toUpperCase())}
            isUnknown={known !== undefined && !known.has(article.articleNo.toUpperCase())}
            onChange={(changed) => change(article.articleNo, changed)}
            onRemove={() => remove(article.articleNo)}
          />
        ))}
      </ul>
      <AddArticle onAdd={(article) => articles.add([article])} />
    </fieldset>
  );
}
