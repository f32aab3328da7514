export { ManualList } from './ui/manual-list'
