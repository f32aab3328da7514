import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract/platform'
import { listMachineModelsQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'
import type { Machine } from './machine'

export type MachineFilter = NonNullable<operations['listMachines']['parameters']['query']>

/** Brands change when somebody gets a machine of a new one; not while a list is filtered. */
const brandsFreshMs = 5 * 60_000

const allAtOnce = listMachineModelsQuery.limit.maximum

/** How often a list is refetched while one of its machines is processing; in milliseconds. */
const processingMs = 10_000

const isProcessing = ({ status }: Machine) => status === 'processing'

export const machineQueries = {
  all: () => ['machines'] as const,
  list: (filter: MachineFilter) =>
    queryOptions({
      queryKey: [...machineQueries.all(), 'list', filter] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.items.some(isProcessing) ? processingMs : false),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...machineQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/{id}', { params: { path: { id } }, signal })),
    }),
  /** When the newest manual of a machine was uploaded. */
  manualUploadDate: (id: string) =>
    queryOptions({
      queryKey: [...machineQueries.all(), 'manual-upload-date', id] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/machines/{id}/manual-upload-date', { params: { path: { id } }, signal })),
    }),
  /** Every brand of the machines that the person may see. */
  brands: () =>
    queryOptions({
      queryKey: [...machineQueries.all(), 'brands'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/all-brands', { signal })),
      staleTime: brandsFreshMs,
    }),
  /** The types that a model can be of; a new one is named by its first model. */
  types: () =>
    queryOptions({
      queryKey: [...machineQueries.all(), 'types'] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/types', { signal })),
      staleTime: brandsFreshMs,
    }),
  /** The reader's models of a brand, by its name. */
  modelsOf: (brand: string) =>
    queryOptions({
      queryKey: [...machineQueries.all(), 'models', brand] as const,
      queryFn: ({ signal }) =>
        unwrap(platform.GET('/machines/models', { params: { query: { brand, limit: allAtOnce } }, signal })),
    }),
  /** What would be deleted with a machine; always refetched, since somebody is about to decide on it. */
  dependents: (id: string) =>
    queryOptions({
      queryKey: [...machineQueries.all(), 'dependents', id] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/machines/{id}/dependents', { params: { path: { id } }, signal })),
      gcTime: 0,
      staleTime: 0,
    }),
}
