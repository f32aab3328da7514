export { ariaKey, type KeyName, keyLabel } from './keys'
export { switchSingleKeys, useSingleKeys } from './single-keys'
export { useShortcut } from './use-shortcut'
