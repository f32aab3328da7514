export {
  stateOf,
  type TelematicsAuthentication,
  type TelematicsReport,
  type TelematicsSource,
  type TelematicsSourceChange,
} from './telematics-source'
export { telematicsSourceMutations } from './telematics-source.mutations'
export { telematicsSourceQueries } from './telematics-source.queries'
