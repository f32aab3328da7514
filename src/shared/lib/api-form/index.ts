export { type ApiForm, useApiForm } from './use-api-form'
export { useRecordForm } from './use-record-form'
export { useTheirChanges } from './use-their-changes'
