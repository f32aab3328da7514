import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, platform, unwrap } from '@/shared/api'
import { catalogueImportQueries } from './catalogue-import.queries'

type Choice = components['schemas']['CatalogueImportChoice']['rows']

function asForm({ file }: { file: Blob }): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

const changesImports = invalidates(catalogueImportQueries.all())

export const catalogueImportMutations = {
  /** Has a table read; the catalogue does not change before `apply`. */
  start: (id: string) =>
    mutationOptions({
      mutationFn: (file: File) =>
        unwrap(
          platform.POST('/catalogues/{id}/imports', {
            params: { path: { id } },
            body: { file },
            bodySerializer: asForm,
          }),
        ),
      ...changesImports,
    }),
  apply: (id: string, importId: string) =>
    mutationOptions({
      mutationFn: (rows: Choice) =>
        unwrap(
          platform.POST('/catalogues/{id}/imports/{importId}/apply', {
            params: { path: { id, importId } },
            body: { rows },
          }),
        ),
      ...changesImports,
    }),
  restart: (id: string, importId: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(platform.POST('/catalogues/{id}/imports/{importId}/restart', { params: { path: { id, importId } } })),
      ...changesImports,
    }),
  undo: (id: string, importId: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(platform.POST('/catalogues/{id}/imports/{importId}/undo', { params: { path: { id, importId } } })),
      ...changesImports,
    }),
  /** Has the table read again, with other columns. */
  map: (id: string, importId: string) =>
    mutationOptions({
      mutationFn: (mapping: components['schemas']['TableMapping']) =>
        unwrap(
          platform.PUT('/catalogues/{id}/imports/{importId}/mapping', {
            params: { path: { id, importId } },
            body: mapping,
          }),
        ),
      ...changesImports,
    }),
  discard: (id: string, importId: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(platform.DELETE('/catalogues/{id}/imports/{importId}', { params: { path: { id, importId } } })),
    }),
}
