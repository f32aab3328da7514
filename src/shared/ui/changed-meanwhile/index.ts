export { ChangedMeanwhile } from './changed-meanwhile'
