export { Loaded } from './loaded'
export { LoadedPage } from './loaded-page'
