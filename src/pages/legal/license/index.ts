export { LicensePage } from './license-page'
