export { MachineHoursThankYouPage } from './machine-hours-thank-you-page'
