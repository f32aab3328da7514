export { lastPage } from './page-numbers'
export { Pagination, type PaginationProps } from './pagination'
