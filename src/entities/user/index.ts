export { hasRole, isIn, type Role } from './role'
export { fullName, isOfDealership, type User } from './user'
export { userQueries } from './user.queries'
