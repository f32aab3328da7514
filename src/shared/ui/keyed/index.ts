export { Keyed, KeyHint } from './keyed'
