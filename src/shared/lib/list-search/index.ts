export { type FilteredList, type List, useListSearch } from './use-list-search'
