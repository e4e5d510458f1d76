/** A screen that comes as fast as it is asked to. */
export interface LoadSpeed {
  /** Name in its address. */
  readonly name: string;
  /** Text of its button. */
  readonly label: string;
  /** Description of what the visitor sees. */
  readonly shows: string;
  /** Duration of each attempt, in milliseconds. */
  readonly takesMs: number;
  /** Number of attempts that fail. */
  readonly failures: number;
}

/** Speeds from the fastest to those that fail. */
export const loadSpeeds: readonly LoadSpeed[] = [
  {
    name: 'fast',
    label: 'At once',
    shows: 'The screen, and no notice before it.',
    takesMs: 0,
    failures: 0,
  },
  {
    name: 'slow',
    label: 'After 2 seconds',
    shows: 'Nothing at first, grey bars after 0.3 s, then the screen.',
    takesMs: 2000,
    failures: 0,
  },
  {
    name: 'late',
    label: 'After 12 seconds',
    shows: '“Taking a long time...” with Retry after 10 s. The screen replaces it when it comes.',
    takesMs: 12_000,
    failures: 0,
  },
  {
    name: 'failing',
    label: 'Never',
    shows: '“Something went wrong” with Retry, which sends a new request each time.',
    takesMs: 500,
    failures: Number.POSITIVE_INFINITY,
  },
  {
    name: 'failing-once',
    label: 'With the first Retry',
    shows: '“Something went wrong” with Retry, which brings the screen.',
    takesMs: 500,
    failures: 1,
  },
];

/** Address of the demo. */
export const loadingPath = '/example/loading';

/** Address of a screen. The host keeps loaded ones, so each visit has its own. @param visit a name not yet used */
export const attemptPath = ({ name }: LoadSpeed, visit: string): string => `${loadingPath}/${name}/${visit}`;

/** The speed that an address asks for. @param path percent-encoded */
export const speedAt = (path: string): LoadSpeed | undefined =>
  loadSpeeds.find(({ name }) => path.startsWith(`${loadingPath}/${name}/`));
