export { beforeTax, readAmount, writeAmount } from './amounts'
export { useMoney, useShortMoney } from './use-money'
