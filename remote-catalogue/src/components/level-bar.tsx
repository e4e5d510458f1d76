import classNames from './level-bar.module.css';

interface LevelBarProps {
  readonly className?: string | undefined;
  readonly level: number;
  readonly steps: number;
  readonly isTested: boolean;
}

/** A level as a bar. It repeats the words beside it, so it is hidden from assistive technology. */
export const LevelBar = ({ className = '', level, steps, isTested }: LevelBarProps) => (
  <svg
    className={`${classNames.bar} ${className}`}
    viewBox="0 0 60 4"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path className={isTested ? classNames.track : classNames.hatched} d="M0 2H60" />
    {level > 0 && <path d={`M0 2H${(60 * level) / steps}`} />}
  </svg>
);
