/** The caches in which `public/app-worker.js` stores what a person has read, each with the person's id. */
const replies = 'read-'

/**
 * Has the browser store the app and what is read in it, so that both open without a network
 * (docs/decisions/0066-the-app-without-a-network.md). Where the browser cannot do that, the app needs a network.
 * @param personId who is signed in; what others have read on this device is forgotten
 * @param onFirst called when calls are stored from now on, and none has been so far
 */
export async function keepAppForOffline(personId: string, onFirst: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await forgetReplies((name) => name.endsWith(personId))
    const wasControlled = navigator.serviceWorker.controller !== null
    await navigator.serviceWorker.register('/app-worker.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ assets: loadedAssets() })
    if (!wasControlled) onFirst()
  } catch {
    // Forbidden, as in a private window, or cut off: nothing is lost but the app without a network.
  }
}

/** Forgets what was read on this device. @param isStill which caches stay */
export async function forgetReplies(isStill: (cacheName: string) => boolean = () => false): Promise<void> {
  // There are none without HTTPS.
  if (!('caches' in window)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(replies) && !isStill(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The paths of the files that this page has loaded. */
export const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
