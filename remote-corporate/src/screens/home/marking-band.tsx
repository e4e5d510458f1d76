import texts from '#content/home.json';
import classNames from './marking-band.module.css';

const { marking } = texts;

/** Explanation of a marking, and a field that finds the gloves that have one. The catalogue reads the typed text. */
export function MarkingBand() {
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
      </div>
    </section>
  );
}
