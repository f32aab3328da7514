export { Loaded, type LoadedProps } from './loaded'
export { LoadedPage } from './loaded-page'
