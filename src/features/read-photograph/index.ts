export { type PhotographText, usePhotographReading } from './model/use-photograph-reading'
export { PhotographInput } from './ui/photograph-input'
export { PhotographStatus } from './ui/photograph-status'
