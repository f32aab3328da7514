import { forgetFirstReplies, takeFirstReplies } from './first-replies'

/** The caches in which `public/app-worker.js` stores what a person has read, each with the person's id. */
const replies = 'read-'
/** The one of all pictures, whose addresses do not say for whom they are. */
const isOfPictures = (cacheName: string) => cacheName.endsWith('-pictures')

/**
 * Has the browser store the app and what is read in it, so that both open without a network
 * (docs/decisions/0066-the-app-without-a-network.md). Where the browser cannot do that, the app needs a network.
 * @param personId who is signed in; what others have read on this device is deleted
 */
export async function storeAppForOffline(personId: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await deleteRepliesOfOthers(personId)
    await navigator.serviceWorker.register('/app-worker.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ assets: loadedAssets(), personId, replies: await takeFirstReplies() })
  } catch {
    // Forbidden, as in a private window, or cut off: nothing is lost but the app without a network.
  }
}

/** Deletes what others have read on this device, and all pictures if there are others. */
export async function deleteRepliesOfOthers(personId: string): Promise<void> {
  const names = await repliesCaches()
  const isOwn = (name: string) => name.endsWith(personId)
  if (names.every((name) => isOwn(name) || isOfPictures(name))) return
  await Promise.all(names.filter((name) => !isOwn(name)).map((name) => caches.delete(name)))
}

/** Deletes what was read on this device. */
export async function deleteReplies(): Promise<void> {
  forgetFirstReplies()
  await Promise.all((await repliesCaches()).map((name) => caches.delete(name)))
}

/** There are none without HTTPS. */
const repliesCaches = async (): Promise<string[]> =>
  'caches' in window ? (await caches.keys()).filter((name) => name.startsWith(replies)) : []

/** The paths of the files that this page has loaded. */
export const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
