export { CustomerFilter } from './ui/customer-filter'
