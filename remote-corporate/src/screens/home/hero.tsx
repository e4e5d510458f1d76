import texts from '#content/home.json';
import large from '../../../content/drawings/hero-large.svg';
import small from '../../../content/drawings/hero-small.svg';
import page from '../../../content/pages/home.md';
import classNames from './hero.module.css';

interface HeroProps {
  readonly actions: typeof texts.actions;
  /** Whether the choice by hazard is a third way. */
  readonly hasHazards: boolean;
}

/** One sentence, the ways on, and one large drawing. */
export function Hero({ actions, hasHazards }: HeroProps) {
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
          {hasHazards && (
            <a className={`link link-arrow ${classNames.more}`} href={texts.hazards.path}>
              {texts.hazards.heading}
            </a>
          )}
        </div>
        <div className={classNames.drawings}>
          <img
            className={`figure ${classNames.small}`}
            src={small}
            width={330}
            height={412}
            alt={texts.drawings.small}
          />
          <img
            className={`figure ${classNames.large}`}
            src={large}
            width={456}
            height={570}
            alt={texts.drawings.large}
            fetchPriority="high"
          />
          {texts.callouts.map(({ term, text }, index) => (
            <p
              key={term}
              className={`callout ${index > 0 ? classNames.lower : `callout-right ${classNames.upper}`}`}
            >
              <strong>{term}</strong> {text}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
