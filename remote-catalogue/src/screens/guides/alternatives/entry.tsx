import { alternativesAddress } from '../../../model/equal-or-better/alternatives-address';
import { publishedText, type CrossReference } from '../../../../articles/cross-reference';
import { dayText } from '../../../../articles/day-text';
import classNames from './alternatives.module.css';
import label from './label.svg';

/** What another maker published of an article, and where: the markings are compared, not the articles. */
export const Published = ({ entry }: { readonly entry: CrossReference }) => (
  <p>
    {publishedText(entry)}. Source: {entry.source}, <time dateTime={entry.date}>{dayText(entry.date)}</time>.
    We compare markings, not articles: check the marking on the label.
  </p>
);

/** How to begin: where a label has its marking, and markings to try. */
export const Entry = () => (
  <>
    <section aria-labelledby="where" className={classNames.where}>
      <div className="prose">
        <h2 id="where">Where the marking stands</h2>
        <p>
          On the glove or its label, beside or below the pictogram of its standard. Enter the characters as
          they are printed.
        </p>
      </div>
      <div className="plate">
        <img
          src={label}
          width={560}
          height={240}
          alt="The label in a glove, enlarged: EN 388:2016, a shield with a hammer, and below it the marking 4X43DP."
        />
      </div>
    </section>
    <Examples />
  </>
);

const examples = [
  { marking: '4X43DP', text: 'Abrasion 4, tear 4, puncture 3, ISO cut D, impact.' },
  { marking: 'EN 407 413X4X', text: 'Flame 4, contact heat 1, convective heat 3, small splashes 4.' },
  { marking: 'EN ISO 20471 class 2', text: 'High-visibility clothing, class 2 or 3.' },
];

/** Markings to begin with, as links to their answers. */
const Examples = () => (
  <section aria-labelledby="examples">
    <h2 id="examples">Examples</h2>
    <ul className={classNames.examples}>
      {examples.map(({ marking, text }) => (
        <li key={marking}>
          <a className="link" href={alternativesAddress(marking)}>
            {marking}
          </a>
          <p className="small muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
