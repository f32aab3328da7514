export { ManualPane } from './ui/manual-pane'
