import { Icon } from '../../theme/icons';

const starPath = 'M10 2.2l2.4 5 5.5.8-4 3.9.9 5.5-4.8-2.6-4.8 2.6.9-5.5-4-3.9 5.5-.8Z';

export const StarIcon = () => <Icon path={starPath} />;

export const FilledStarIcon = () => (
  <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
    <path fill="currentColor" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" d={starPath} />
  </svg>
);

export const PersonIcon = () => (
  <Icon path="M10 10.4a3.7 3.7 0 1 0 0-7.4a3.7 3.7 0 0 0 0 7.4ZM3 18.2c.6-3.6 3.2-5.2 7-5.2s6.4 1.6 7 5.2" />
);
export const PanelIcon = () => <Icon path="M2 3.5h16v13H2ZM12.5 3.5v13" />;
