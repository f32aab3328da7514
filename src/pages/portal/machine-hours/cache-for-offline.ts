/**
 * Has the browser cache this page, so that it opens and sends input without a network, even after a reload
 * (docs/decisions/0017-portal-pages-offline.md). Where the browser cannot do that, the page needs a network to open.
 */
export async function cacheForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/portal-worker.js', { scope: '/machine-hours' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ assets: loadedAssets() })
  } catch {
    // Forbidden, as in a private window, or cut off: nothing is lost but the reload without a network.
  }
}

const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
