export { CreateOperatorDialog } from './ui/create-operator-dialog'
export { CreateOrganizationDialog } from './ui/create-organization-dialog'
export { EditOrganization } from './ui/edit-organization'
