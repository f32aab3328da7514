export { BundlePicker } from './ui/bundle-picker'
export { DealershipCatalogue } from './ui/dealership-catalogue'
export { PartPicker } from './ui/part-picker'
