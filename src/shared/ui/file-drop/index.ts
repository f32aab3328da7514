export { FileDrop } from './file-drop'
export { tableFiles } from './table-files'
