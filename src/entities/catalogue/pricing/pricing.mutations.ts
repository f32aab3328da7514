import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { isRefusal, platform, unwrap } from '@/shared/api'
import type { QuantityPrice } from '../catalogue'
import { catalogueQueries } from '../catalogue.queries'
import type { NewTaxRate } from './pricing'

type Schemas = components['schemas']

/** All that shows prices is read again, also where somebody else has changed them meanwhile, so that a form shows what they are now. */
const changesPricing = {
  onSettled: async (
    _data: unknown,
    error: Error | null,
    _variables: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ): Promise<void> => {
    if (!error || isRefusal(error, 409)) await client.invalidateQueries({ queryKey: catalogueQueries.all() })
  },
}

/** Of a dealership's catalogue, by its id. */
export const pricingMutations = {
  addPriceList: (id: string) =>
    mutationOptions({
      mutationFn: (name: string) =>
        unwrap(platform.POST('/catalogues/{id}/price-lists', { params: { path: { id } }, body: { name } })),
      ...changesPricing,
    }),
  renamePriceList: (id: string) =>
    mutationOptions({
      mutationFn: ({ listId, ...body }: Schemas['PriceListChange'] & { listId: string }) =>
        unwrap(platform.PUT('/catalogues/{id}/price-lists/{listId}', { params: { path: { id, listId } }, body })),
      ...changesPricing,
    }),
  removePriceList: (id: string, listId: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(platform.DELETE('/catalogues/{id}/price-lists/{listId}', { params: { path: { id, listId } } }))
      },
      ...changesPricing,
    }),
  /** Replaces all prices of a part in a price list; none removes the part from it. */
  setPrices: (id: string, listId: string) =>
    mutationOptions({
      mutationFn: ({ partId, prices }: { partId: string; prices: QuantityPrice[] }) =>
        unwrap(
          platform.PUT('/catalogues/{id}/price-lists/{listId}/parts/{partId}', {
            params: { path: { id, listId, partId } },
            body: { prices },
          }),
        ),
      ...changesPricing,
    }),
  removePrices: (id: string, listId: string, partId: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        const params = { path: { id, listId, partId } }
        await unwrap(
          platform.PUT('/catalogues/{id}/price-lists/{listId}/parts/{partId}', { params, body: { prices: [] } }),
        )
      },
      ...changesPricing,
    }),
  setTerms: (id: string) =>
    mutationOptions({
      mutationFn: ({ operatorId, ...body }: Schemas['NewCustomerTerms'] & { operatorId: string }) =>
        unwrap(
          platform.PUT('/catalogues/{id}/customer-terms/{orgId}', {
            params: { path: { id, orgId: operatorId } },
            body,
          }),
        ),
      ...changesPricing,
    }),
  addTaxRate: (id: string) =>
    mutationOptions({
      mutationFn: (body: NewTaxRate) =>
        unwrap(platform.POST('/catalogues/{id}/tax-rates', { params: { path: { id } }, body })),
      ...changesPricing,
    }),
  updateTaxRate: (id: string) =>
    mutationOptions({
      mutationFn: ({ rateId, ...body }: Schemas['TaxRateChange'] & { rateId: string }) =>
        unwrap(platform.PUT('/catalogues/{id}/tax-rates/{rateId}', { params: { path: { id, rateId } }, body })),
      ...changesPricing,
    }),
  removeTaxRate: (id: string, rateId: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(platform.DELETE('/catalogues/{id}/tax-rates/{rateId}', { params: { path: { id, rateId } } }))
      },
      ...changesPricing,
    }),
}
