import type { Site } from 'shared-types';
import type { Entry, EntryBlockName } from '../model/content';
import { Facts } from './facts';
import { Steps } from './steps';
import { WaysToReach } from './ways-to-reach';
import classNames from './entry-block.module.css';

type EntryBlockProps = {
  name: EntryBlockName;
  entries: readonly Entry[];
  site: Site;
};

export function EntryBlock({ name, entries, site }: EntryBlockProps) {
  switch (name) {
    case 'contact':
      return <WaysToReach site={site} />;
    case 'facts':
      return <Facts entries={entries} />;
    case 'cards':
      return <Cards entries={entries} />;
    case 'timeline':
      return <Timeline entries={entries} />;
    case 'steps':
      return <Steps entries={entries} />;
  }
}

function Cards({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={classNames.cards}>
      {entries.map(({ title, text, href }) => (
        <li key={href}>
          <a className={classNames.card} href={href}>
            {title}
          </a>
          <p className="small muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Timeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={classNames.timeline}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
