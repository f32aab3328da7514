export { Callout } from './callout'
export { SafetyCallout, type SafetyLevel } from './safety-callout'
