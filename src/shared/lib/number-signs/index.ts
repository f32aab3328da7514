export { numberSigns } from './number-signs'
