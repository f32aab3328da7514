export { controlClass, Field, type FieldProps } from './field'
