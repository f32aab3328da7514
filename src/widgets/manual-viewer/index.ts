export { ManualPane } from './ui/manual-pane'
export { OpenedManual } from './ui/opened-manual'
