export { deleteReplies, storeAppForOffline, loadedAssets } from './app-worker'
