import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** The stock of a part; its id is that of the part. */
export type PartStock = Schemas['PartStock'] & { id: string }
export type StockLevel = Schemas['StockLevel']
export type StockLocation = Schemas['StockLocation']
export type StockMovement = Schemas['StockMovement']
export type NewStockMovement = Schemas['NewStockMovement']
export type StockImport = Schemas['StockImport']
export type StockImportRow = Schemas['StockImportRow']

export const withId = (stock: Schemas['PartStock']): PartStock => ({ id: stock.part.id, ...stock })

/** Whether the server is at work on it, so that its figures change by themselves. */
export const isImporting = ({ status }: Pick<StockImport, 'status'>): boolean =>
  status === 'READING' || status === 'APPLYING'

export { stockImportFateValues as stockImportFates, stockStateValues as stockStates } from '#contract/platform-limits'
