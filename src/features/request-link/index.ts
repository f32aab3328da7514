export { RequestLinkForm } from './ui/request-link-form'
