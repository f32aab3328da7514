export { type HoursReceipt, readReceipt } from './model/receipt'
export { EnterHours } from './ui/enter-hours'
export { MachineOfLink } from './ui/machine-of-link'
