export { CountMark } from './count-mark'
