export type { Picture } from '../picture'
export { PictureViewer } from '../ui/picture-viewer'
