export { LinkEnded } from './ui/link-ended'
