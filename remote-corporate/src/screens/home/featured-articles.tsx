import texts from '../../../content/data/home.json';
import type { FeaturedArticle } from '../../model/home';
import classNames from './tiles.module.css';

/** A few articles that the catalogue puts forward. */
export function FeaturedArticles({ articles }: { articles: readonly FeaturedArticle[] }) {
  return (
    <section className={`section container ${classNames.featured}`}>
      <div className="section-head">
        <h2>{texts.featured.heading}</h2>
        <a className="link" href={texts.featured.path}>
          {texts.featured.all}
        </a>
      </div>
      <ul className={classNames.tiles}>
        {articles.map(({ articleNo, title, path, drawing }) => (
          <li key={articleNo}>
            <a className={classNames.tile} href={path}>
              <span className="plate">
                <img src={drawing} width={240} height={300} alt="" loading="lazy" />
              </span>
              <span className={`small link ${classNames.number}`}>{articleNo}</span>
              <strong>{title}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
