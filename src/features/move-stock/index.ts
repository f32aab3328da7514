export { type StockAction, StockDialog } from './ui/stock-dialog'
