export { cx } from './class-names'
