export { SearchField } from './search-field'
