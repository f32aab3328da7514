import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, platform, unwrap } from '@/shared/api'

type Schemas = components['schemas']

export type SavedView = Schemas['ListView']
export type ViewSettings = Schemas['ListViewSettings']
export type Density = Schemas['ListDensity']

export const savedViewQueries = {
  all: () => ['saved-views'] as const,
  /** The reader's own views of one list. */
  ofList: (list: string) =>
    queryOptions({
      queryKey: [...savedViewQueries.all(), list] as const,
      queryFn: ({ signal }) => unwrap(platform.GET('/list-views/', { params: { query: { list } }, signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

export const savedViewMutations = {
  /** Saves a view, or replaces the one with this id. */
  save: (list: string) =>
    mutationOptions({
      mutationFn: ({ id, ...settings }: ViewSettings & { id?: string | undefined }) =>
        id === undefined
          ? unwrap(platform.POST('/list-views/', { body: { list, ...settings } }))
          : unwrap(platform.PUT('/list-views/{id}', { params: { path: { id } }, body: settings })),
      ...invalidates(savedViewQueries.ofList(list).queryKey),
    }),
  remove: (list: string) =>
    mutationOptions({
      mutationFn: async (id: string): Promise<void> => {
        await unwrap(platform.DELETE('/list-views/{id}', { params: { path: { id } } }))
      },
      ...invalidates(savedViewQueries.ofList(list).queryKey),
    }),
}
