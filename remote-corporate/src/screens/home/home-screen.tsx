import type { ScreenProps } from 'shared-types';
import texts from '#content/home.json';
import { useNow } from '../../components/use-now';
import { articleCount } from '../../model/article-count';
import { Hazards } from './hazards';
import { Hero } from './hero';
import { LinkRows } from './link-rows';
import type { CategoryTile, FeaturedArticle, HomeData } from '../../model/home';
import { isLinkedBeside } from '../../model/left-out';
import { MarkingBand } from './marking-band';
import { TileGroup } from './tile-group';
import classNames from './tiles.module.css';

export { load } from './load';

export function Screen({ data, publishedAt }: ScreenProps<HomeData>) {
  const { categories, featured, hazards, rows, notice, leftOut } = data;
  const isLinked = isLinkedBeside(leftOut);
  return (
    <>
      <Hero actions={texts.actions.filter(isLinked)} />
      {categories.length > 0 && (
        <div className={`section container ${classNames.categories}`}>
          {texts.groups.filter(isLinked).map(({ group, ...heading }) => (
            <TileGroup
              key={group}
              className={classNames.group}
              {...heading}
              tiles={categories.filter((one) => one.group === group).map(categoryTile)}
            />
          ))}
        </div>
      )}
      {hazards && <Hazards hazards={hazards} />}
      {isLinked(texts.featured) && <MarkingBand />}
      {featured.length > 0 && (
        <TileGroup
          className={`section container ${classNames.featured}`}
          {...texts.featured}
          tiles={featured.map(articleTile)}
        />
      )}
      <LinkRows rows={rows} nowMs={useNow(publishedAt)} />
      {notice && (
        <p className={`container small muted ${classNames.notice}`}>
          <span className="sample-chip">Sample</span> {notice}
        </p>
      )}
    </>
  );
}

const categoryTile = ({ path, drawing, label, count }: CategoryTile) => ({
  path,
  drawing,
  words: (
    <>
      <strong>{label}</strong>
      {count !== undefined && <span className="small muted">{articleCount(count)}</span>}
    </>
  ),
});

const articleTile = ({ path, drawing, articleNo, title, marking }: FeaturedArticle) => ({
  path,
  drawing,
  words: (
    <>
      <span className={`small link ${classNames.number}`}>{articleNo}</span>
      <strong>{title}</strong>
      <span className={`small muted ${classNames.number}`}>{marking}</span>
    </>
  ),
});
