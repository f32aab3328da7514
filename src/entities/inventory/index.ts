export type {
  InventoryReport,
  NewStockMovement,
  PartStock,
  StockLevel,
  StockLocation,
  StockMovement,
} from './inventory'
export { stockStates } from './inventory'
export { inventoryMutations } from './inventory.mutations'
export { exportInventory, inventoryQueries } from './inventory.queries'
export { inventoryText } from './text'
export { StockBadge } from './ui/stock-badge'
export { StockBar } from './ui/stock-bar'
