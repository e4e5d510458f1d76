import type { ScreenProps } from 'shared-types';
import texts from '../../../content/data/home.json';
import { CategoryGroup } from './category-group';
import { useNow } from '../../components/use-now';
import { FeaturedArticles } from './featured-articles';
import { Hero } from './hero';
import { LinkRows } from './link-rows';
import type { HomeData } from '../../model/home';
import { MarkingBand } from './marking-band';
import classNames from './tiles.module.css';

export { load } from './load';

export function Screen({ data, publishedAt }: ScreenProps<HomeData>) {
  const { categories, featured, rows, notice, leftOut = [] } = data;
  const isLinked = ({ path }: { readonly path: string }) => !leftOut.includes(path);
  return (
    <>
      <Hero actions={texts.actions.filter(isLinked)} />
      {categories.length > 0 && (
        <div className="section container">
          {texts.groups.filter(isLinked).map(({ group, ...heading }) => (
            <CategoryGroup
              key={group}
              {...heading}
              categories={categories.filter((one) => one.group === group)}
            />
          ))}
        </div>
      )}
      {isLinked(texts.featured) && <MarkingBand />}
      {featured.length > 0 && <FeaturedArticles articles={featured} />}
      <LinkRows rows={rows} nowMs={useNow(publishedAt)} />
      {notice && (
        <p className={`container small muted ${classNames.notice}`}>
          <span className="sample-chip">Sample</span> {notice}
        </p>
      )}
    </>
  );
}
