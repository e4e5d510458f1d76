import { articleCount } from '../../model/article-count';
import type { Download } from '../../model/downloads';
import classNames from './category-downloads.module.css';
import { DownloadIcon } from '../../components/download-icon';

interface CategoryDownloadsProps {
  readonly downloads: readonly Download[];
}

export function CategoryDownloads({ downloads }: CategoryDownloadsProps) {
  const [first] = downloads;
  return (
    <section>
      <div className="section-head">
        <h2>By category</h2>
        {first && (
          <p className={`small muted ${classNames.edition}`}>
            edition {first.edition}, {first.language}, A4
          </p>
        )}
      </div>
      <ul className={classNames.list}>
        {downloads.map((download) => (
          <li key={download.id}>
            <CategoryDownload download={download} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryDownload({ download }: { readonly download: Download }) {
  const { title, url, fileName, size, pages, articles, drawing } = download;
  return (
    <>
      <div className={`plate ${classNames.plate}`} aria-hidden="true">
        <div className={classNames.cover}>
          <span>{title}</span>
          {drawing && <img src={drawing} width={300} height={375} alt="" loading="lazy" />}
        </div>
      </div>
      <h3 className={classNames.title}>{title}</h3>
      <p className="small muted">
        {articleCount(articles)} on {pages} pages
      </p>
      <a className={`link ${classNames.link}`} href={url} download={fileName} type="application/pdf">
        <DownloadIcon />
        <span>
          <span className="visually-hidden">{title}, </span>PDF, {size}
        </span>
      </a>
    </>
  );
}
