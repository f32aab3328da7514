// Shows the page behind a machine's label where there is no network (docs/decisions/0017-portal-pages-offline.md). Its
// scope is that page: no other one is served by it, and it never stores a reply of the API.
const cacheName = 'portal-1'
const page = '/machine-hours'
const patienceMs = 5000

const isAsset = (path) => path.startsWith('/assets/')

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropEarlier(), self.clients.claim()])))
self.addEventListener('message', (event) => event.waitUntil(storePage(event.data.assets.filter(isAsset))))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(open(request))
  else if (isAsset(pathname)) event.respondWith(load(event))
})

/** The server's page, or the stored one where the server does not answer. */
async function open(request) {
  const last = await (await caches.open(cacheName)).match(page)
  if (!last) return fetch(request)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
    return answer.status < 500 && answer.status !== 429 ? answer : last
  } catch {
    return last
  }
}

/** A file whose name carries its hash, so that a stored one is right. */
async function load(event) {
  const { request } = event
  const cache = await caches.open(cacheName)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  // The sign-in page of a hotel's network answers 200 to everything.
  const isFile = answer.ok && !answer.headers.get('content-type')?.startsWith('text/html')
  // Where the device has no room for it, it is only shown.
  if (isFile) event.waitUntil(cache.put(request, answer.clone()).catch(() => undefined))
  return answer
}

/** Stores the page together with the files that it is made of, as the page itself names them; or leaves what there is. */
async function storePage(assets) {
  const cache = await caches.open(cacheName)
  const answer = await fetch(page, { headers: { accept: 'text/html' } })
  const html = await answer.clone().text()
  const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  // Just after an update, the page that runs is older than the one that the server has; one without files is not ours.
  if (!answer.ok || named.length === 0 || named.some((path) => !assets.includes(path))) return
  const last = await cache.match(page)
  const isNew = !last || (await last.text()) !== html
  if (!isNew) return
  await cache.addAll(assets)
  await cache.put(page, answer)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (isAsset(pathname) && !assets.includes(pathname)) await cache.delete(url)
  }
}

async function dropEarlier() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('portal-') && name !== cacheName).map((name) => caches.delete(name)),
  )
}
