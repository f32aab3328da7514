export { CopyAddress } from './ui/copy-address'
