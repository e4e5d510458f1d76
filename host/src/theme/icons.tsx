/** The shell's own line drawings. They follow the colour of the text and say nothing to assistive technology. */

interface IconProps {
  readonly path: string;
  /** Side in pixels; the drawings are 20 units wide and high. */
  readonly size?: number;
}

export const Icon = ({ path, size = 22 }: IconProps) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="1.8" d={path} />
  </svg>
);

export const SearchIcon = ({ size = 20 }: Pick<IconProps, 'size'>) => (
  <Icon path="M13 13l5 5M14.6 8.3a6.3 6.3 0 1 1-12.6 0a6.3 6.3 0 0 1 12.6 0Z" size={size} />
);
export const ListIcon = () => (
  <Icon path="M6.5 3.5H3.5v14.5h13V3.5h-3M6.5 2h7v3.5h-7ZM6.5 9.5h7M6.5 13.5h7" />
);
export const MenuIcon = () => <Icon path="M1 4.5h18M1 10h18M1 15.5h18" />;
export const CloseIcon = () => <Icon path="M3.5 3.5l13 13M16.5 3.5l-13 13" />;

export const LinkedInMark = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path
      fill="currentColor"
      d="M2 7.3h3.4V18H2zM3.7 2a2 2 0 1 1 0 4a2 2 0 0 1 0-4M7.6 7.3h3.2v1.5c.5-.9 1.6-1.8 3.3-1.8c3.3 0 3.9 2 3.9 4.8V18h-3.4v-5.5c0-1.3-.2-2.6-1.7-2.6s-1.9 1.1-1.9 2.5V18H7.6z"
    />
  </svg>
);
