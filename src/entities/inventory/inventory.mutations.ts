import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidatesOnConflictToo, platform, unwrap } from '@/shared/api'
import type { NewStockMovement } from './inventory'
import { inventoryQueries } from './inventory.queries'

type Schemas = components['schemas']
type Upload = Omit<Schemas['InventoryUpload'], 'file'> & { file: File }

function asForm(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

// The catalogue shows what is available.
const changesStock = invalidatesOnConflictToo(inventoryQueries.all(), ['catalogues'])

export const inventoryMutations = {
  record: (partId: string) =>
    mutationOptions({
      mutationFn: (body: NewStockMovement) =>
        unwrap(platform.POST('/inventory/parts/{id}/movements', { params: { path: { id: partId } }, body })),
      ...changesStock,
    }),
  setReorderLevel: (partId: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['ReorderLevel']) =>
        unwrap(platform.PUT('/inventory/parts/{id}/reorder-level', { params: { path: { id: partId } }, body })),
      ...changesStock,
    }),
  addLocation: () =>
    mutationOptions({
      mutationFn: (body: Schemas['NewStockLocation']) => unwrap(platform.POST('/inventory/locations', { body })),
      ...changesStock,
    }),
  updateLocation: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: Schemas['StockLocationChange'] & { id: string }) =>
        unwrap(platform.PUT('/inventory/locations/{id}', { params: { path: { id } }, body })),
      ...changesStock,
    }),
  /** Has the table of a count read; the stock does not change before `applyImport`. */
  upload: () =>
    mutationOptions({
      mutationFn: (table: Upload) =>
        unwrap(platform.POST('/organizations/inventory/upload-csv', { body: table, bodySerializer: asForm })),
    }),
  applyImport: (id: string) =>
    mutationOptions({
      mutationFn: (rows: Schemas['StockImportChoice']['rows']) =>
        unwrap(
          platform.POST('/organizations/inventory/imports/{id}/apply', { params: { path: { id } }, body: { rows } }),
        ),
      ...changesStock,
    }),
  restartImport: (id: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(platform.POST('/organizations/inventory/imports/{id}/restart', { params: { path: { id } } })),
      ...changesStock,
    }),
  undoImport: (id: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(platform.POST('/organizations/inventory/imports/{id}/undo', { params: { path: { id } } })),
      ...changesStock,
    }),
  /** Has the table read again, with other columns. */
  mapImport: (id: string) =>
    mutationOptions({
      mutationFn: (mapping: Schemas['TableMapping']) =>
        unwrap(
          platform.PUT('/organizations/inventory/imports/{id}/mapping', { params: { path: { id } }, body: mapping }),
        ),
      ...changesStock,
    }),
  discardImport: (id: string) =>
    mutationOptions({
      mutationFn: () => unwrap(platform.DELETE('/organizations/inventory/imports/{id}', { params: { path: { id } } })),
    }),
}
