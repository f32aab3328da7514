import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** The stock of a part; its id is that of the part. */
export type PartStock = Schemas['PartStock'] & { id: string }
export type StockLevel = Schemas['StockLevel']
export type StockLocation = Schemas['StockLocation']
export type StockMovement = Schemas['StockMovement']
export type NewStockMovement = Schemas['NewStockMovement']
export type InventoryReport = Schemas['InventoryReport']

export const withId = (stock: Schemas['PartStock']): PartStock => ({ id: stock.part.id, ...stock })

export { stockStateValues as stockStates } from '#contract/platform-limits'
