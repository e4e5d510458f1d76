import { ArticleGrid } from '../../components/article-grid';
import { Breadcrumb } from '../../components/breadcrumb';
import { SampleNotice } from '../../components/sample-notice';
import { constructionFacts, dataFacts, careLines } from '../../model/article-facts';
import { categoryOfType } from '../../model/categories';
import type { Product } from '../../model/product';
import { typeLabel } from '../../model/product-types';
import classNames from './article-view.module.css';
import { DrawingStage } from './drawing-stage';
import type { FoundArticle } from './detail-data';
import { FactTable } from './fact-table';
import { categoryCrumbs } from './head';
import { Protection } from './protection';
import { SizeList } from './size-list';
import { Versions } from './versions';

interface ArticleViewProps {
  readonly article: FoundArticle;
}

/** An article with all that is known of it. */
export function ArticleView({ article }: ArticleViewProps) {
  const { product, knownVersions } = article;
  return (
    <div className={`container ${classNames.page}`}>
      <Breadcrumb crumbs={[...categoryCrumbs(product), { name: product.articleNo }]} />
      <div className={classNames.top}>
        <DrawingStage product={product} />
        <div className={classNames.information}>
          <Introduction product={product} />
          <Protection ratings={product.ext?.ratings} />
          {product.ext && <SizeList sizes={product.ext.sizes} />}
          <Versions versions={product.alsoAvailableIn ?? []} known={knownVersions} />
          <div className="buttons">
            <a className="button" href={`/contact-us?items=${encodeURIComponent(product.articleNo)}`}>
              Ask about {product.articleNo}
            </a>
          </div>
        </div>
      </div>
      <Tables product={product} />
      <Similar article={article} />
    </div>
  );
}

function Introduction({ product }: { readonly product: Product }) {
  return (
    <>
      <p className={classNames.number}>{product.articleNo}</p>
      <h1 className={classNames.title}>{product.title}</h1>
      <p className="small muted">{typeLabel(product.type)}</p>
      {product.ext?.dataStatus === 'sample' && <SampleNotice />}
      <ul className={classNames.uses}>
        {product.description.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Tables({ product }: { readonly product: Product }) {
  const care = careLines(product.ext ?? {});
  return (
    <div className={classNames.tables}>
      <FactTable heading="Construction" facts={constructionFacts(product)} isProse />
      <FactTable heading="Data" facts={dataFacts(product)} />
      {care.length > 0 && (
        <section className={classNames.care} aria-labelledby="care">
          <h2 id="care">Care</h2>
          <ul>
            {care.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Similar({ article: { product, similar } }: ArticleViewProps) {
  const category = categoryOfType(product.type);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <div className="section-head">
        <h2 id="similar">Similar articles</h2>
        {category && (
          <a className="link" href={category.path}>
            All {category.label}
          </a>
        )}
      </div>
      <ArticleGrid articles={similar} firstDrawings={0} isRow />
    </section>
  );
}
