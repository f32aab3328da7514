export { type Density, type SavedView, savedViewMutations, savedViewQueries } from './saved-views'
