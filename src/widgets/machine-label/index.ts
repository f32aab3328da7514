export { Label } from './ui/label'
