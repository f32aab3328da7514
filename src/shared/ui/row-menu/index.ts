export { RowMenu } from './row-menu'
