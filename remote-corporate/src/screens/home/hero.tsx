import texts from '#content/home.json';
import large from '../../../content/drawings/hero-large.svg';
import small from '../../../content/drawings/hero-small.svg';
import page from '../../../content/pages/home.md';
import classNames from './hero.module.css';

export function Hero({ actions }: { readonly actions: typeof texts.actions }) {
  return (
    <div className={`band ${classNames.hero}`}>
      <div className={`container ${classNames.columns}`}>
        <div className={classNames.text}>
          <hgroup>
            <p className={`display ${classNames.promise}`}>{texts.promise}</p>
            <h1 className={classNames.heading}>{page.h1}</h1>
          </hgroup>
          <p className="lead muted">{page.lead}</p>
          <p className={`buttons ${classNames.actions}`}>
            {actions.map(({ label, path }, index) => (
              <a key={path} className={index > 0 ? 'button button-outlined' : 'button'} href={path}>
                {label}
              </a>
            ))}
          </p>
        </div>
        <div className={classNames.drawings}>
          <img
            className={`figure ${classNames.small}`}
            src={small}
            width={330}
            height={412}
            alt={texts.drawings.small}
          />
          <div className={classNames.large}>
            <img
              className="figure"
              src={large}
              width={456}
              height={570}
              alt={texts.drawings.large}
              fetchPriority="high"
            />
            <Callouts />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Ends of the lines beside the large drawing, in percent of its width. */
const ends = { left: -14, right: 114 };

/** Lines from the places that the content names to the nearer edge of the large drawing, with their texts. */
const Callouts = () => (
  <svg className={classNames.callouts}>
    {texts.callouts.map(({ term, text, at: { x, y } }) => {
      const isLeft = x < 50;
      const start = { x: `${isLeft ? ends.left : x}%`, dx: isLeft ? 0 : 36 };
      return (
        <g key={term}>
          <line x1={`${isLeft ? ends.left : ends.right}%`} x2={`${x}%`} y1={`${y}%`} y2={`${y}%`} />
          <circle cx={`${x}%`} cy={`${y}%`} r="4" />
          <text y={`${y}%`}>
            <tspan {...start} dy="20">
              {term}
            </tspan>{' '}
            <tspan {...start} dy="17">
              {text}
            </tspan>
          </text>
        </g>
      );
    })}
  </svg>
);
