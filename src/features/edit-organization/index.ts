export { CreateOperatorDialog } from './ui/create-operator-dialog'
export { EditOrganization } from './ui/edit-organization'
