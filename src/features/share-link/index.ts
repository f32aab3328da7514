export { CopyAddress } from './ui/copy-address'
export { ShareLinkButton } from './ui/share-link-button'
