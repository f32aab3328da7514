export { userQueries } from '../user.queries'
