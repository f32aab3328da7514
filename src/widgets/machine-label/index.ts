export { Label } from './ui/label'
export { PrintAlone } from './ui/print-alone'
