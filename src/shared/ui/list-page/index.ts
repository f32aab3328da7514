export { DayFilters } from './day-filters'
export { ListPage } from './list-page'
export { SelectFilter } from './select-filter'
export { SelectionBar } from './selection-bar'
