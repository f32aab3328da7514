export { machineQueries } from '../machine.queries'
