export {
  type ListOptions,
  type ListSearch,
  listRoute,
  pageSizes,
  type Sort,
  sortOf,
} from './list-route'
export { type Guard, type Layout, type PageRoute, pageRoute } from './page-route'
export { day, flag, id, month, oneOf, pageNumber, type RawSearch, type SearchOf, text, textOnly } from './read-search'
export { type Step, useRouteSearch } from './use-route-search'
export { withoutSlash } from './without-slash'
