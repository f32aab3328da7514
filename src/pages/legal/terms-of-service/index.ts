export { TermsOfServicePage } from './terms-of-service-page'
