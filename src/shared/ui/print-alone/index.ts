export { PrintAlone } from './print-alone'
