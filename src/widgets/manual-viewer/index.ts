export { ManualPane } from './ui/lazy-manual-pane'
export { OpenedManual } from './ui/opened-manual'
