export { ImportTelematicsDialog } from './ui/import-telematics-dialog'
