export { PictureStrip } from './ui/picture-strip'
export { PicturesField } from './ui/pictures-field'
export { shrinkPicture } from './upload/shrink-picture'
export { type Pictures, usePictures } from './upload/use-pictures'
