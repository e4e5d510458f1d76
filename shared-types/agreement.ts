/**
 * Holds the schemas to the types of the contract: a key that stands in one of them only does not compile. The error
 * names the key and the side that has it.
 */
import type { GenericSchema, InferOutput } from 'valibot';
import type { Brand } from './build';
import type { RemoteDescriptor } from './descriptor';
import type { EnquiryMessage } from './enquiry';
import type { Facts } from './facts';
import type { StoredEnvelope } from './protocol/stored-envelope.mjs';
import type { NavItem } from './navigation';
import type { RemoteRelease, SiteConfiguration } from './release';
import type { brandSchema } from './schemas/brand.mjs';
import type { descriptorSchema } from './schemas/descriptor.mjs';
import type { enquirySchema } from './schemas/enquiry.mjs';
import type { factSchemas } from './schemas/facts.mjs';
import type { navItemFields } from './schemas/navigation.mjs';
import type { siteSchema } from './schemas/site.mjs';
import type { storedEnvelopeSchema } from './schemas/stored-envelope.mjs';

/** What one type has and the other lacks, as texts; `never` if it lacks nothing. `readonly` makes no difference. */
type Lacking<One, Other, Side extends string, Path extends string> = unknown extends One
  ? never
  : IsSame<One, Other> extends true
    ? never
    : LackingParts<One, Other, Side, Path>;

/** A schema that is declared with its type has it as it is. A tree would have no end here. */
type IsSame<One, Other> =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only generic functions are compared exactly
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

type LackingParts<One, Other, Side extends string, Path extends string> = One extends readonly (infer Item)[]
  ? Other extends readonly (infer OtherItem)[]
    ? Lacking<Item, OtherItem, Side, `${Path}[]`>
    : `${Path} is a list in the ${Side} only`
  : One extends object
    ? LackingKeys<One, SameKind<Other, One>, Side, Path>
    : One extends Other
      ? never
      : `${Path} has other values in the ${Side}`;

/** The member of a union that has the same `kind`; any other type as it is. */
type SameKind<Union, One> = One extends { readonly kind: infer Kind }
  ? Extract<Union, { readonly kind: Kind }>
  : Union;

type LackingKeys<One, Other, Side extends string, Path extends string> = [Other] extends [never]
  ? `${Path} has another kind in the ${Side}`
  : {
      [Key in keyof One & string]-?: Key extends keyof Other
        ? IsOptional<One, Key> extends IsOptional<Other, Key>
          ? Lacking<Exclude<One[Key], undefined>, Exclude<Other[Key], undefined>, Side, `${Path}.${Key}`>
          : `${Path}.${Key} is optional on one side only`
        : `${Path}.${Key} stands in the ${Side} only`;
    }[keyof One & string];

type IsOptional<Type, Key extends keyof Type> =
  Partial<Pick<Type, Key>> extends Pick<Type, Key> ? true : false;

/** Where a type and the output of its schema differ; `never` if they agree. */
export type Difference<Type, Output> =
  | Lacking<Type, Output, 'type', ''>
  | Lacking<Output, Type, 'schema', ''>;

type Agrees<Type, Schema extends GenericSchema> = Resolved<Difference<Type, InferOutput<Schema>>>;

/** Makes the compiler print the texts themselves. */
type Resolved<Text> = Text extends string ? Text : never;

/** A place for each schema of a type; anything but `never` does not compile. */
interface Agreements extends Record<string, never> {
  readonly brand: Agrees<Omit<Brand, 'mark' | 'logos' | 'categories'>, typeof brandSchema>;
  readonly descriptor: Agrees<RemoteDescriptor, typeof descriptorSchema>;
  /** A release repeats all keys of its descriptor. */
  readonly release: Exclude<keyof RemoteDescriptor, keyof RemoteRelease>;
  readonly site: Agrees<SiteConfiguration, typeof siteSchema>;
  readonly enquiry: Agrees<EnquiryMessage, typeof enquirySchema>;
  readonly storedEnvelope: Agrees<StoredEnvelope, typeof storedEnvelopeSchema>;
  /** `children` are such items again. */
  readonly navItem: Agrees<Omit<NavItem, 'children'>, typeof navItemFields>;
  readonly facts: Resolved<
    Difference<Facts, { [Name in keyof typeof factSchemas]: InferOutput<(typeof factSchemas)[Name]> }>
  >;
}

export type { Agreements };
