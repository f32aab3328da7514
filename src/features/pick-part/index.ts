export { BundlePicker } from './ui/bundle-picker'
export { PartPicker } from './ui/part-picker'
