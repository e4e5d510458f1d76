import texts from '#content/home.json';
import type { HazardLink } from '../../model/home';
import classNames from './marking-band.module.css';

const { marking, hazards: choice } = texts;

/** Two ways to articles that protect enough: a field that takes a marking, which the catalogue reads, and the hazards. */
export function MarkingBand({ hazards }: { readonly hazards: readonly HazardLink[] }) {
  return (
    <section className="band section">
      <div className={`container ${classNames.columns}`}>
        <div>
          <h2>{marking.heading}</h2>
          <p className={`muted ${classNames.text}`}>{marking.text}</p>
          <form className={classNames.form} action="/search">
            <label className="visually-hidden" htmlFor="home-marking">
              Marking
            </label>
            <input
              id="home-marking"
              name="q"
              placeholder={marking.example}
              autoComplete="off"
              spellCheck={false}
            />
            <button className="button" type="submit">
              Find gloves
            </button>
          </form>
        </div>
        <ul className={classNames.cells} aria-label={marking.picture}>
          {marking.cells.map(({ code, name, meaning, value = 0, max = 1 }) => (
            <li key={name}>
              <b>{code}</b>
              <strong>{name}</strong>
              <span className="muted">{meaning}</span>
              <progress value={value} max={max} aria-hidden="true" />
            </li>
          ))}
        </ul>
        {hazards.length > 0 && (
          <div className={classNames.hazards}>
            <h3>{choice.heading}</h3>
            <ul className="chips">
              {hazards.map(({ path, label }) => (
                <li key={path}>
                  <a className="chip" href={path}>
                    {label}
                  </a>
                </li>
              ))}
              <li>
                <a className={`link ${classNames.all}`} href={choice.path}>
                  {choice.all}
                </a>
              </li>
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
