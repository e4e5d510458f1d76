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

export function Screen({ data: { categories, featured, rows, notice }, publishedAt }: ScreenProps<HomeData>) {
  return (
    <>
      <Hero />
      <div className="section container">
        {texts.groups.map(({ group, ...heading }) => (
          <CategoryGroup
            key={group}
            {...heading}
            categories={categories.filter((one) => one.group === group)}
          />
        ))}
      </div>
      <MarkingBand />
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
