import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { platform, unwrap } from '@/shared/api'
import { isImporting, withId } from './inventory'

type StockFilter = NonNullable<operations['listStock']['parameters']['query']>
type ImportFilter = NonNullable<operations['listStockImports']['parameters']['query']>
type ImportRowFilter = NonNullable<operations['listStockImportRows']['parameters']['query']>
type MovementFilter = NonNullable<operations['listStockMovements']['parameters']['query']>

/** How often a running import is read again; in milliseconds. */
const POLLING_MS = 1500

/** The whole stock of a dealership as a table that an upload reads again. @param organizationId for a super user */
export const exportInventory = (organizationId: string | undefined): Promise<Blob> =>
  unwrap(platform.GET('/inventory/export', { params: { query: { organization_id: organizationId } }, parseAs: 'blob' }))

export const inventoryQueries = {
  all: () => ['inventory'] as const,
  list: (filter: StockFilter) =>
    queryOptions({
      queryKey: [...inventoryQueries.all(), 'list', filter] as const,
      queryFn: async ({ signal }) => {
        const page = await unwrap(platform.GET('/inventory/parts', { params: { query: filter }, signal }))
        return { ...page, items: page.items.map(withId) }
      },
      placeholderData: keepPreviousData,
    }),
  detail: (partId: string) =>
    queryOptions({
      queryKey: [...inventoryQueries.all(), 'detail', partId] as const,
      queryFn: async ({ signal }) =>
        withId(await unwrap(platform.GET('/inventory/parts/{id}', { params: { path: { id: partId } }, signal }))),
    }),
  movements: (partId: string, filter: MovementFilter) =>
    queryOptions({
      queryKey: [...inventoryQueries.all(), 'movements', partId, filter] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/inventory/parts/{id}/movements', { params: { path: { id: partId }, query: filter }, signal }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** @param organizationId for a super user */
  locations: (organizationId: string | undefined) =>
    queryOptions({
      queryKey: [...inventoryQueries.all(), 'locations', organizationId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/inventory/locations', { params: { query: { organization_id: organizationId } }, signal }),
        ),
    }),
  imports: (filter: ImportFilter) =>
    queryOptions({
      queryKey: [...inventoryQueries.all(), 'imports', filter] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/organizations/inventory/imports', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => state.data?.items.some(isImporting) && POLLING_MS,
    }),
  import: (id: string) =>
    queryOptions({
      queryKey: [...inventoryQueries.all(), 'import', id] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/organizations/inventory/imports/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) => state.data && isImporting(state.data) && POLLING_MS,
    }),
  importRows: (id: string, filter: ImportRowFilter) =>
    queryOptions({
      queryKey: [...inventoryQueries.all(), 'import', id, 'rows', filter] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/organizations/inventory/imports/{id}/rows', {
            params: { path: { id }, query: filter },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
}
