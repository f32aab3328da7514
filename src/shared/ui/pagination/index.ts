export { Pagination } from './pagination'
