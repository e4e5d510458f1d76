import { Fragment } from 'react';
import type { CardEvidence } from '../../articles/article-card';
import classNames from './evidence-list.module.css';

const signs = {
  yes: <path d="M3 7.5 6 10.5 11 4.5" />,
  no: <path d="M4 4l6 6M10 4l-6 6" />,
  silent: <path d="M5 5.2a2 2 0 1 1 2.6 2.2q-.6.3-.6 1.1M7 10.6v.4" />,
} as const;

const spoken = { yes: 'states', no: 'states otherwise', silent: 'not stated' } as const;

/** A verdict as a sign, and as a word for screen readers. */
const Sign = ({ verdict }: { readonly verdict: keyof typeof signs }) => (
  <>
    <svg className={classNames[verdict]} viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      {signs[verdict]}
    </svg>
    <span className="visually-hidden">{`${spoken[verdict]}: `}</span>
  </>
);

/** What an article misses of a searched text, a line each, then what it states. */
export const EvidenceList = ({ evidence: { misses, states } }: { readonly evidence: CardEvidence }) => (
  <ul className={`smallest ${classNames.evidence}`}>
    {misses.map(({ verdict, text }) => (
      <li key={text}>
        <Sign verdict={verdict} />
        <span data-verdict={verdict}>{text}</span>
      </li>
    ))}
    {states.length > 0 && (
      <li>
        <Sign verdict="yes" />
        <span>
          {states.map((text, place) => (
            <Fragment key={text}>
              {place > 0 && ' · '}
              <span data-verdict="yes">{text}</span>
            </Fragment>
          ))}
        </span>
      </li>
    )}
  </ul>
);
