export { readAmount, writeAmount } from './amounts'
export { useMoney } from './use-money'
