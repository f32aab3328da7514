export { byteOrderMark, csvLine } from './csv-line'
