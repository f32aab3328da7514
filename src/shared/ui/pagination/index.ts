export { lastPage } from './page-numbers'
export { Pagination } from './pagination'
