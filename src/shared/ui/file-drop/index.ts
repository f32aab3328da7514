export { FileDrop } from './file-drop'
