export type { LibrarySearch } from './library-search'
export { ManualsPage } from './manuals-page'
