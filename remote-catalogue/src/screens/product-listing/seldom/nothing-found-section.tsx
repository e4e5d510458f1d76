import { CardImage } from '../../../components/card-image';
import { MarkingStrip } from '../../../components/marking-strip';
import { articlePath } from '../../../model/article-path';
import { articleCount } from '../../../model/article-count';
import type { CountedAddress } from '../../../model/answer/fewer';
import type { CategoryLink, NearArticle, NothingFound } from '../list-view';
import classNames from './nothing-found.module.css';

/** Alternatives to an empty list. */
export function NothingFoundSection({ nothing }: { readonly nothing: NothingFound }) {
  const { near, lesser, contact, categories, areNearest } = nothing;
  const hasLesser = lesser.length > 0;
  const hasNear = near.length > 0;
  return (
    <div className={hasNear ? classNames.columns : undefined}>
      {hasNear && <Near near={near} />}
      <div>
        {hasLesser && <Lesser lesser={lesser} />}
        {contact && (
          <p className={`${classNames.section} ${classNames.ways}`}>
            <a className="link link-arrow" href={contact}>
              Ask us about it
            </a>
            <a className="link link-arrow" href="/choose">
              Choose by hazard
            </a>
          </p>
        )}
        <section aria-labelledby="ways" className={classNames.section}>
          <h2 id="ways" className={hasNear || hasLesser ? classNames.lesser : undefined}>
            {areNearest ? 'Related categories' : 'Browse by category'}
          </h2>
          <ul className={hasNear || hasLesser ? classNames.list : `${classNames.list} ${classNames.wide}`}>
            {categories.map((category) => (
              <Category key={category.path} category={category} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function Near({ near }: Pick<NothingFound, 'near'>) {
  return (
    <section aria-labelledby="near" className={classNames.section}>
      <h2 id="near">Similar article numbers</h2>
      <ul className={classNames.near}>
        {near.map((article, place) => (
          <NearRow key={article.card.articleNo} article={article} isBest={place === 0} />
        ))}
      </ul>
    </section>
  );
}

/** Another list, and how many articles it has. */
const Row = ({ label, address, articles }: CountedAddress) => (
  <li className={classNames.text}>
    <a className="link" href={address}>
      {label}
    </a>
    <span className="muted">{articleCount(articles)}</span>
  </li>
);

interface NearRowProps {
  readonly article: NearArticle;
  readonly isBest: boolean;
}

function NearRow({ article: { card, parts }, isBest }: NearRowProps) {
  const { articleNo, title, drawing, en388 } = card;
  const markClass = isBest ? classNames.best : classNames.other;
  return (
    <li className={classNames.article}>
      <div className={`plate ${classNames.plate}`}>{drawing && <CardImage address={drawing} />}</div>
      <div>
        <a className={classNames.number} href={articlePath(articleNo)} aria-label={`${articleNo} ${title}`}>
          {parts.map(({ text, isOther }, place) =>
            isOther ? (
              <mark key={place} className={markClass}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </a>
        <p className={classNames.title}>{title}</p>
        {en388 !== undefined && <MarkingStrip code={en388} />}
      </div>
    </li>
  );
}

function Lesser({ lesser }: Pick<NothingFound, 'lesser'>) {
  return (
    <section aria-labelledby="lesser" className={classNames.section}>
      <h2 id="lesser">Search with fewer conditions</h2>
      <ul className={classNames.list}>
        {lesser.map((list) => (
          <Row key={list.address} {...list} />
        ))}
      </ul>
    </section>
  );
}

const Category = ({ category: { label, path, articles, picture } }: { readonly category: CategoryLink }) => (
  <li>
    <a className={classNames.category} href={path}>
      <span className={`plate ${classNames.smallPlate}`}>{picture && <CardImage address={picture} />}</span>
      <strong>{label}</strong>
      <span className={classNames.count}>{articleCount(articles)}</span>
    </a>
  </li>
);
