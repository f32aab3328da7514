export { machineInstanceQueries } from '../machine-instance.queries'
