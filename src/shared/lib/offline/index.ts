export { deleteReplies, loadedAssets, storeAppForOffline } from './app-worker'
