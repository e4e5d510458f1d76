import classNames from './colour-list.module.css';
import type { ShownArticle } from './shown-article';

/** Each colour by its name, beside a dot of it. */
export const ColourList = ({ colours }: { readonly colours: ShownArticle['colours'] }) => (
  <ul className={classNames.colours} aria-label="Colours">
    {colours.map(({ name, hex }) => (
      <li key={name}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <circle cx="7" cy="7" r="6.5" fill={hex} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
