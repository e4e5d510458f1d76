/** Line drawings by the names that items of the navigation give, 20 units wide and high. */
export const navIconPaths = {
  calendar: 'M3 4.5h14V17H3zM3 8.5h14M6.5 2v4M13.5 2v4',
  check: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15zM6.5 10.2L9 12.7l4.5-5',
  company: 'M4 17V3.5h8V17M12 8h4.5v9M2 17h16M6.5 7h3M6.5 10h3M6.5 13h3',
  document: 'M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4M7.5 10.5h5M7.5 13.5h5',
  external: 'M8.5 4H4v12h12v-4.5M11.5 3H17v5.5M17 3l-7.5 7.5',
  home: 'M2.5 9.5L10 3l7.5 6.5M5 8v9h10V8M8.3 17v-5h3.4v5',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15zM10 9v5M10 5.8v1.7',
  key: 'M11 9a4 4 0 1 1 1.6 1.6L5.7 17.5H3v-2.7zM5 13.5l1.6 1.6',
  list: 'M7 5h10.5M7 10h10.5M7 15h10.5M2.5 5h2M2.5 10h2M2.5 15h2',
  lock: 'M4.5 9h11v8h-11zM7 9V6.2a3 3 0 0 1 6 0V9',
  mail: 'M2.5 4.5h15v11h-15zM3 5.5l7 5.5l7-5.5',
  map: 'M2.5 5l5-2l5 2l5-2v12l-5 2l-5-2l-5 2zM7.5 3v12M12.5 5v12',
  message: 'M2.5 3.5h15V14h-8l-4 3.2V14h-3z',
  more: 'M3 9h2v2H3zM9 9h2v2H9zM15 9h2v2h-2z',
  note: 'M3.5 3h13v9.5L12 17H3.5zM12 17v-4.5h4.5M6.5 7h7M6.5 10h4',
  panel: 'M2.5 3.5h15v13h-15zM12 3.5v13',
  people:
    'M7 9.5a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM1.5 17c0-3.2 2.3-5 5.5-5s5.5 1.8 5.5 5M13 3.7a3 3 0 0 1 0 5.6M14.5 12.2c2.4.6 4 2.2 4 4.8',
  person: 'M10 9.5a3.2 3.2 0 1 0 0-6.4a3.2 3.2 0 0 0 0 6.4zM3.5 17.5c0-3.3 2.8-5.2 6.5-5.2s6.5 1.9 6.5 5.2',
  picture: 'M2.5 4h15v12h-15zM2.5 14l4.5-4.5l5 5l2-2l3.5 3.5M13.5 8.5a1 1 0 1 0 0-2a1 1 0 0 0 0 2z',
  products: 'M3 6.5L10 3l7 3.5v7L10 17l-7-3.5zM3 6.5l7 3.5l7-3.5M10 10v7',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 8a2 2 0 1 0 0-4a2 2 0 0 0 0 4zM7 16a2 2 0 1 0 0-4a2 2 0 0 0 0 4z',
  star: 'M10 2.8l2.2 4.6l5 .7l-3.6 3.5l.9 5l-4.5-2.4l-4.5 2.4l.9-5l-3.6-3.5l5-.7z',
  tree: 'M7.5 2.5h5v4h-5zM2.5 13.5h5v4h-5zM12.5 13.5h5v4h-5zM10 6.5V10M5 13.5V10h10v3.5',
} as const;

const pathsByName: Readonly<Record<string, string>> = navIconPaths;

/** The drawing of a name; none for a name that a newer site has. */
export const iconPathOf = (name = ''): string | undefined =>
  Object.hasOwn(pathsByName, name) ? pathsByName[name] : undefined;
