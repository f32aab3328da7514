export { type List, useListSearch } from './use-list-search'
