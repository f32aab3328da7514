export { useShortcut } from './use-shortcut'
