/**
 * Types of the data files that code imports, inferred from their schemas: what a file may leave out is optional, whatever it
 * holds today. `imports` of package.json leads the compiler here, so a data file without a type does not compile.
 */
type Contents = {
  [Name in keyof Schemas]: import('valibot').InferOutput<Schemas[Name]>;
};

type Schemas = typeof import('../content-check/content-schemas').contentSchemas;

declare module '#content/about-us-pages.json' {
  const contents: Contents['about-us-pages'];
  export = contents;
}

declare module '#content/catalogues.json' {
  const contents: Contents['catalogues'];
  export = contents;
}

declare module '#content/categories.json' {
  const contents: Contents['cards'];
  export = contents;
}

declare module '#content/certificates.json' {
  const contents: Contents['certificates'];
  export = contents;
}

declare module '#content/enquiry.json' {
  const contents: Contents['enquiry'];
  export = contents;
}

declare module '#content/events.json' {
  const contents: Contents['events'];
  export = contents;
}

declare module '#content/forms.json' {
  const contents: Contents['forms'];
  export = contents;
}

declare module '#content/gallery.json' {
  const contents: Contents['gallery'];
  export = contents;
}

declare module '#content/glance.json' {
  const contents: Contents['glance'];
  export = contents;
}

declare module '#content/goals.json' {
  const contents: Contents['goals'];
  export = contents;
}

declare module '#content/home.json' {
  const contents: Contents['home'];
  export = contents;
}

declare module '#content/jobs.json' {
  const contents: Contents['jobs'];
  export = contents;
}

declare module '#content/news.json' {
  const contents: Contents['news'];
  export = contents;
}

declare module '#content/policies.json' {
  const contents: Contents['policies'];
  export = contents;
}

declare module '#content/privacy.json' {
  const contents: Contents['privacy'];
  export = contents;
}

declare module '#content/site-map.json' {
  const contents: Contents['site-map'];
  export = contents;
}

declare module '#content/standards.json' {
  const contents: Contents['standards'];
  export = contents;
}

declare module '#remote' {
  const descriptor: import('shared-types').RemoteDescriptor;
  export = descriptor;
}
