export { dateTimeFormat, numberFormat } from './formats'
