import classNames from './empty-list.module.css';

/** Says that a list has no entries, where they would stand. */
export const EmptyList = ({ text }: { text: string }) => <p className={classNames.empty}>{text}</p>;
