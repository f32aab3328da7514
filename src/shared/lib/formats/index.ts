export { dateTimeFormat, type Locale, numberFormat } from './formats'
