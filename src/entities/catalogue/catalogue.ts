import type { components, operations } from '#contract/platform'

type Schemas = components['schemas']

export type Catalogue = Schemas['Catalogue']
export type CataloguePart = Schemas['CataloguePart']
export type CatalogueBundle = Schemas['CatalogueBundle']

export type NewCataloguePart = Schemas['NewCataloguePart']
export type CataloguePartChange = Schemas['CataloguePartChange']
export type NewCatalogueBundle = Schemas['NewCatalogueBundle']
export type CatalogueBundleChange = Schemas['CatalogueBundleChange']
export type QuantityPrice = Schemas['QuantityPrice']

export type PartFilter = NonNullable<operations['listCatalogueParts']['parameters']['query']>
export type BundleFilter = NonNullable<operations['listCatalogueBundles']['parameters']['query']>

/** As few of a part as can be ordered. */
export const smallestQuantity = ({ min_quantity, pack_size }: CataloguePart): number =>
  Math.ceil(min_quantity / pack_size) * pack_size
