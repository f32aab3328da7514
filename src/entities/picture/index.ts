export { PictureStrip } from './ui/picture-strip'
export { PicturesField } from './ui/pictures-field'
export { usePictures } from './upload/use-pictures'
