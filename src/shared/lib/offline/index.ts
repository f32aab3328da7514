export { deleteReplies, loadedAssets, storeAppForOffline } from './app-worker'
export { noteReply } from './first-replies'
