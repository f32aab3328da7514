export { useApiForm } from './use-api-form'
