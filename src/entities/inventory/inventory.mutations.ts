import { mutationOptions } from '@tanstack/react-query'
import type { components } from '#contract/platform'
import { invalidates, invalidatesOnConflictToo, platform, unwrap } from '@/shared/api'
import type { NewStockMovement } from './inventory'
import { inventoryQueries } from './inventory.queries'

type Schemas = components['schemas']
type Upload = Omit<Schemas['InventoryUpload'], 'file' | 'dry_run'> & { file: File }

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

const upload = (table: Upload, dry_run: boolean) =>
  unwrap(
    platform.POST('/organizations/inventory/upload-csv', {
      body: { ...table, dry_run },
      bodySerializer: asForm,
    }),
  )

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
  /** What a table would change; nothing is stored. */
  checkUpload: () => mutationOptions({ mutationFn: (table: Upload) => upload(table, true) }),
  upload: () =>
    mutationOptions({
      mutationFn: (table: Upload) => upload(table, false),
      ...invalidates(inventoryQueries.all(), ['catalogues']),
    }),
}
