export { MachineLabel } from './ui/machine-label'
