/** What an import of a file that is not a script gives. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.svg' {
  /** Address on the site, `/assets/<hash>.svg`. */
  const address: string;
  export default address;
}

declare module '*.png' {
  /** Address on the site, `/assets/<hash>.png`. */
  const address: string;
  export default address;
}

declare module '*.css';
