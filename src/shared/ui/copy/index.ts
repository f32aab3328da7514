export { useCopy } from './use-copy'
