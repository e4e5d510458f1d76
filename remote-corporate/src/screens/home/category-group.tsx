import type { CategoryTile } from '../../model/home';
import classNames from './tiles.module.css';

type CategoryGroupProps = {
  heading: string;
  /** Text of the link to all of the group. */
  all: string;
  path: string;
  categories: readonly CategoryTile[];
};

/** The categories of one half of the range. */
export function CategoryGroup({ heading, all, path, categories }: CategoryGroupProps) {
  return (
    <section className={classNames.group}>
      <div className="section-head">
        <h2>{heading}</h2>
        <a className="link" href={path}>
          {all}
        </a>
      </div>
      <ul className={classNames.tiles}>
        {categories.map((category) => (
          <li key={category.path}>
            <a className={classNames.tile} href={category.path}>
              <span className="plate">
                <img src={category.drawing} width={240} height={300} alt="" loading="lazy" />
              </span>
              <strong>{category.label}</strong>
              {category.count !== undefined && <span className="small muted">{category.count} articles</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
