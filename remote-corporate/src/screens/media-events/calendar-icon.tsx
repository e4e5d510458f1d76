import classNames from './event-list.module.css';

/** A sheet of a calendar. It says nothing to assistive technology. */
export const CalendarIcon = () => (
  <svg className={classNames.icon} width={18} height={18} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M2.5 4.5h15v13h-15zM2.5 8.5h15M6.5 2v4M13.5 2v4" />
  </svg>
);
