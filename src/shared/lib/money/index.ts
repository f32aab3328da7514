export { beforeTax, plainAmount, readAmount, writeAmount } from './amounts'
export { useAmountCheck } from './use-amount-check'
export { useMoney, useShortMoney } from './use-money'
