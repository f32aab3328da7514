import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, invalidatesOnConflictToo, oneByOne, platform, unwrap } from '@/shared/api'
import type {
  CatalogueBundleChange,
  CataloguePartChange,
  NewCatalogueBundle,
  NewCataloguePart,
  QuantityPrice,
} from './catalogue'
import { catalogueQueries } from './catalogue.queries'

type Schemas = components['schemas']

const changesCatalogues = invalidates(catalogueQueries.all())

export const catalogueMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (body: Schemas['NewCatalogue']) => unwrap(platform.POST('/catalogues/', { body })),
      ...changesCatalogues,
    }),
  /** Refused with 409 `changed_meanwhile` if somebody else has changed the catalogue since that version. */
  rename: (id: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['CatalogueChange']) =>
        unwrap(platform.PUT('/catalogues/{id}', { params: { path: { id } }, body })),
      ...invalidatesOnConflictToo(catalogueQueries.all()),
    }),
  addPart: () =>
    mutationOptions({
      mutationFn: (body: NewCataloguePart) => unwrap(platform.POST('/catalogue-parts/', { body })),
      ...changesCatalogues,
    }),
  /** Refused with 409 `changed_meanwhile` if somebody else has changed the part since that version. */
  updatePart: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: CataloguePartChange & { id: string }) =>
        unwrap(platform.PUT('/catalogue-parts/{id}', { params: { path: { id } }, body })),
      ...changesCatalogues,
    }),
  /** What orders, quotes, kits or the stock refer to is deactivated instead. */
  removePart: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.DELETE('/catalogue-parts/{id}', { params: { path: { id } } })),
      ...changesCatalogues,
    }),
  /** The same of several parts, one after the other. */
  removeParts: () =>
    mutationOptions({
      mutationFn: (ids: readonly string[]) =>
        oneByOne(
          ids.map((id) => ({ id })),
          ({ id }) => unwrap(platform.DELETE('/catalogue-parts/{id}', { params: { path: { id } } })),
        ),
      ...changesCatalogues,
    }),
  /** Replaces all prices by quantity of a part. */
  setPriceBreaks: (id: string) =>
    mutationOptions({
      mutationFn: ({ partId, prices }: { partId: string; prices: QuantityPrice[] }) =>
        unwrap(
          platform.PUT('/catalogues/{id}/parts/{partId}/price-breaks', {
            params: { path: { id, partId } },
            body: { prices },
          }),
        ),
      ...changesCatalogues,
    }),
  addBundle: () =>
    mutationOptions({
      mutationFn: (body: NewCatalogueBundle) => unwrap(platform.POST('/catalogue-parts/bundle', { body })),
      ...changesCatalogues,
    }),
  updateBundle: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: CatalogueBundleChange & { id: string }) =>
        unwrap(platform.PUT('/catalogue-parts/bundle/{id}', { params: { path: { id } }, body })),
      ...changesCatalogues,
    }),
  removeBundle: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.DELETE('/catalogue-parts/bundle/{id}', { params: { path: { id } } })),
      ...changesCatalogues,
    }),
}
