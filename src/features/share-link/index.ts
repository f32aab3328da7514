export { CopyAddress } from './ui/copy-address'
export { LinkMenu } from './ui/link-menu'
export { ShareLinkButton } from './ui/share-link-button'
