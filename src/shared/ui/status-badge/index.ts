export { type Status, StatusBadge } from './status-badge'
