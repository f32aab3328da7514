export { UploadManualDialog } from './ui/upload-manual-dialog'
