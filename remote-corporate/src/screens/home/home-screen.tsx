import type { ScreenProps } from 'shared-types';
import texts from '../../../content/data/home.json';
import { Answers } from './answers';
import { CategoryGroup } from './category-group';
import { FeaturedArticles } from './featured-articles';
import { Hero } from './hero';
import type { HomeData } from '../../model/home';
import { MarkingBand } from './marking-band';

export { load } from './load';

export function Screen({ data: { categories, featured } }: ScreenProps<HomeData>) {
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
      <Answers />
    </>
  );
}
