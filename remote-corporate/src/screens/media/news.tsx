import { EmptyList } from '../../components/empty-list';
import { ListHead } from '../../components/list-head';
import { useLinkedDisclosure } from '../../components/use-linked-disclosure';
import { dayOfYearText, dayText } from '../../model/days';
import type { NewsItem } from '../../model/news';
import classNames from './news.module.css';

type NewsProps = {
  items: readonly NewsItem[];
  /** Hash of the address: that of an item opens its year. */
  hash: string;
};

/** The latest news large, the others by year. */
export function News({ items: [latest, ...older], hash }: NewsProps) {
  useLinkedDisclosure(hash);
  const years = [...new Set(older.map(yearOf))];
  return (
    <section aria-labelledby="news">
      <ListHead id="news" heading="News">
        <a className="link" href="/media/feed.atom" type="application/atom+xml">
          Atom feed
        </a>
      </ListHead>
      {latest ? <Latest item={latest} /> : <EmptyList text="No news yet." />}
      {years.map((year) => (
        <details key={year} id={`news-${year}`} className={classNames.year} open={year === years[0]}>
          <summary>
            <h3>{year}</h3>
          </summary>
          <ul>
            {older
              .filter((item) => yearOf(item) === year)
              .map((item) => (
                <NewsRow key={item.id} item={item} />
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

const yearOf = ({ date }: NewsItem) => date.slice(0, 4);

function Latest({ item }: { item: NewsItem }) {
  return (
    <article id={item.id} className={classNames.latest}>
      <p className="small muted">
        <time dateTime={item.date}>{dayText(item.date)}</time>
      </p>
      <h3>{item.title}</h3>
      <p>{item.text}</p>
      {item.href && (
        <a className="link" href={item.href}>
          {item.link ?? item.title}
        </a>
      )}
    </article>
  );
}

function NewsRow({ item }: { item: NewsItem }) {
  return (
    <li id={item.id} className={classNames.row}>
      <time className="muted" dateTime={item.date}>
        {dayOfYearText(item.date)}
      </time>
      <span>
        <strong>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</strong>
        <span className={classNames.text}>{item.text}</span>
      </span>
      <span className="muted">{item.topic}</span>
    </li>
  );
}
