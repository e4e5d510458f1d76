import classNames from './empty-list.module.css';

export const EmptyList = ({ text }: { text: string }) => <p className={classNames.empty}>{text}</p>;
