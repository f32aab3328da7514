export { useGradually } from './use-gradually'
