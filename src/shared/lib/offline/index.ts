export { forgetReplies, keepAppForOffline, loadedAssets } from './app-worker'
