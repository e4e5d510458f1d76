import texts from '../../../content/data/home.json';
import page from '../../../content/pages/home.md';
import back from '../../drawings/hero-back.svg';
import palm from '../../drawings/hero-palm.svg';
import classNames from './hero.module.css';

interface HeroProps {
  readonly actions: typeof texts.actions;
}

/** One sentence, two ways on, and one large drawing. */
export function Hero({ actions }: HeroProps) {
  return (
    <div className={`band ${classNames.hero}`}>
      <div className={`container ${classNames.columns}`}>
        <div className={classNames.text}>
          <h1 className={`display ${classNames.heading}`}>{page.h1}</h1>
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
            className={`figure ${classNames.palm}`}
            src={palm}
            width={330}
            height={412}
            alt={texts.drawings.palm}
          />
          <img
            className={`figure ${classNames.back}`}
            src={back}
            width={456}
            height={570}
            alt={texts.drawings.back}
            fetchPriority="high"
          />
          {texts.callouts.map(({ term, text }, index) => (
            <p
              key={term}
              className={`callout ${index > 0 ? classNames.wrist : `callout-right ${classNames.ribs}`}`}
            >
              <strong>{term}</strong> {text}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
