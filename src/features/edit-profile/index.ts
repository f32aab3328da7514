export { DetailsForm } from './ui/details-form'
export { Preferences } from './ui/preferences'
