export { controlClass, Field, type FieldProps, partFieldProps } from './field'
