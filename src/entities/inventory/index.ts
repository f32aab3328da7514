export type {
  NewStockMovement,
  PartStock,
  StockImport,
  StockImportRow,
  StockLevel,
  StockLocation,
  StockMovement,
} from './inventory'
export { stockImportFates, stockStates } from './inventory'
export { inventoryMutations } from './inventory.mutations'
export { exportInventory, inventoryQueries } from './inventory.queries'
export { inventoryText } from './text'
export { StockBadge, useStockState } from './ui/stock-badge'
export { StockBar } from './ui/stock-bar'
export { StockFigures } from './ui/stock-figures'
export { useStockLevelColumns } from './ui/use-stock-level-columns'
export { useLiveStock } from './use-live-stock'
