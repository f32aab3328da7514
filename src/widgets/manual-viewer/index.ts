export { FigureDialog } from './ui/lazy-figure-dialog'
export { ManualPane } from './ui/lazy-manual-pane'
export { OpenedManual } from './ui/opened-manual'
