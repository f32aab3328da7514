export { TextareaField } from './textarea-field'
