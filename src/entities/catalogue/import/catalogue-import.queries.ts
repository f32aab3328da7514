import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { platform, unwrap } from '@/shared/api'
import { catalogueQueries } from '../catalogue.queries'
import { type ImportFate, isRunning } from './catalogue-import'

/** How often a running import is read again; in milliseconds. */
const POLLING_MS = 1500

type Page = { page: number; limit: number }

/** The whole catalogue as a table that an import reads again. */
export const exportCatalogue = (id: string): Promise<Blob> =>
  unwrap(platform.GET('/catalogues/{id}/export', { params: { path: { id } }, parseAs: 'blob' }))

export const catalogueImportQueries = {
  all: () => [...catalogueQueries.all(), 'imports'] as const,
  list: (id: string, page: Page) =>
    queryOptions({
      queryKey: [...catalogueImportQueries.all(), id, 'list', page] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/catalogues/{id}/imports', { params: { path: { id }, query: page }, signal })),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => state.data?.items.some(isRunning) && POLLING_MS,
    }),
  detail: (id: string, importId: string) =>
    queryOptions({
      queryKey: [...catalogueImportQueries.all(), id, 'detail', importId] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/catalogues/{id}/imports/{importId}', { params: { path: { id, importId } }, signal })),
      refetchInterval: ({ state }) => state.data && isRunning(state.data) && POLLING_MS,
    }),
  rows: (id: string, importId: string, filter: Page & { fate?: ImportFate | undefined }) =>
    queryOptions({
      queryKey: [...catalogueImportQueries.all(), id, 'rows', importId, filter] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/catalogues/{id}/imports/{importId}/rows', {
            params: { path: { id, importId }, query: filter },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
}
