export { DetailsForm } from './ui/details-form'
export { DueEmailsChoice } from './ui/due-emails-choice'
export { Preferences } from './ui/preferences'
