/** Values of imports of files that are not scripts. */
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

declare module '*/look.css' {
  /** Address on the site, `/assets/<hash>.css`. */
  export const href: string;
  /** `sha256-<Base64>`. */
  export const integrity: string;
}

declare module '*.txt' {
  const text: string;
  export default text;
}

declare module '*.css';
