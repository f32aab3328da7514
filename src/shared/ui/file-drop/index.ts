export { FileDrop } from './file-drop'
export { useTableFiles } from './table-files'
