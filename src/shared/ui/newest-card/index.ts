export { NewestCard } from './newest-card'
