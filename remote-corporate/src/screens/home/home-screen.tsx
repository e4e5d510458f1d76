import type { ScreenProps } from 'shared-types';
import texts from '#content/home.json';
import type { HomeData } from '../../model/home';
import { isLinkedBeside } from '../../model/left-out';
import { Answers } from './answers';
import { Hero } from './hero';
import { MarkingBand } from './marking-band';
import { TileGroup } from './tile-group';
import classNames from './tiles.module.css';

export { load } from './load';

export function Screen({ data: { categories, hazards, trades, leftOut } }: ScreenProps<HomeData>) {
  const isLinked = isLinkedBeside(leftOut);
  return (
    <>
      <Hero actions={texts.actions.filter(isLinked)} />
      {categories.length > 0 && (
        <div className={`section container ${classNames.categories}`}>
          {texts.groups.filter(isLinked).map(({ group, ...heading }) => (
            <TileGroup
              key={group}
              {...heading}
              categories={categories.filter((one) => one.group === group)}
            />
          ))}
        </div>
      )}
      {isLinked({ path: '/products' }) && <MarkingBand hazards={hazards} />}
      {trades.length > 0 && (
        <div className={`section container ${classNames.trades}`}>
          <TileGroup {...texts.trades} categories={trades} />
        </div>
      )}
      <Answers isLinked={isLinked} />
    </>
  );
}
