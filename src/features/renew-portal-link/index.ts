export { LinkEnded } from './ui/link-ended'
export { OpenedLink } from './ui/opened-link'
