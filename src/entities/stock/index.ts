export { useStockWords } from './use-stock-words'
