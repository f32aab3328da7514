// Opens the app where there is no network (docs/decisions/0066-the-app-without-a-network.md): its files, and what the
// person who is signed in has read on this device. Whatever the server answers is preferred.
const shell = 'app-1'
// With another number, what was stored before is dropped: for replies that lack a field which the app now needs.
const replies = 'read-2-'
const pictures = 'read-2-pictures'
const most = { replies: 500, pictures: 200 }
const largestReply = 1_000_000
const patienceMs = 8000
/** Says of a reply of the cache when the server gave it. */
const givenAt = 'x-given-at'

const isAsset = (path) => path.startsWith('/assets/')
const isFile = (path) => isAsset(path) || /^\/[\w-]+\.(js|svg)$/.test(path)
const isCall = (path) => path.startsWith('/api/')
/** These have pages of their own, or a worker of their own. */
const isScreen = (path) => !/^\/(api|assets|sandbox|machine-hours)(\/|$)/.test(path)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropEarlier(), self.clients.claim()])))
self.addEventListener('message', (event) => event.waitUntil(storeShell(event.data.assets.filter(isAsset))))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(open(request))
  } else if (isFile(pathname)) event.respondWith(load(request))
  else if (!isCall(pathname)) return
  else if (request.destination === 'image') event.respondWith(show(event))
  else {
    const person = personOf(request)
    if (person) event.respondWith(read(event, replies + person))
  }
})

/** A screen: the server's, or the stored one where the server does not answer. */
async function open(request) {
  const last = await (await caches.open(shell)).match('/')
  if (!last) return fetch(request)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
    return answer.status < 500 ? answer : last
  } catch {
    return last
  }
}

/** A file of the app. The name of one below `assets/` carries its hash, so that a stored one is right. */
async function load(request) {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(shell)
  const last = await cache.match(pathname)
  if (last && isAsset(pathname)) return last
  try {
    const answer = await fetch(request)
    if (answer.ok && (isAsset(pathname) || last === undefined)) await cache.put(pathname, answer.clone())
    return answer
  } catch (error) {
    if (last) return last
    throw error
  }
}

/** A reply of the API: the server's, or what it answered this person last. */
async function read(event, name) {
  const { request } = event
  const cache = await caches.open(name)
  try {
    const answer = await fetch(request)
    if (![502, 503, 504].includes(answer.status)) {
      event.waitUntil(storeReply(cache, request, answer.clone(), most.replies))
      return answer
    }
    return (await lastReply(cache, request)) ?? answer
  } catch (error) {
    const last = await lastReply(cache, request)
    if (last) return last
    throw error
  }
}

/** A picture, whose address proves that it may be seen and changes from day to day. */
async function show(event) {
  const { request } = event
  const cache = await caches.open(pictures)
  try {
    const answer = await fetch(request)
    event.waitUntil(storeReply(cache, request, answer.clone(), most.pictures))
    return answer
  } catch (error) {
    const last = await cache.match(request.url, { ignoreSearch: true, ignoreVary: true })
    if (last) return last
    throw error
  }
}

const lastReply = (cache, { url }) => cache.match(url, { ignoreVary: true })

async function storeReply(cache, { url }, answer, limit) {
  // What is gone, or not for this person any more, is not shown again.
  if ([403, 404, 410].includes(answer.status)) return cache.delete(url, { ignoreVary: true })
  const headers = new Headers(answer.headers)
  const isStored = answer.status === 200 && !/no-store/.test(headers.get('cache-control') ?? '')
  if (!isStored || !/^(application\/json|image\/)/.test(headers.get('content-type') ?? '')) return
  const content = await answer.blob()
  if (content.size > largestReply) return
  headers.set(givenAt, new Date().toISOString())
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, new Response(content, { headers }))
  const stored = await cache.keys()
  for (const earliest of stored.slice(0, Math.max(0, stored.length - limit))) await cache.delete(earliest)
}

/** Whom the token of a call belongs to; nobody's calls, such as those of a page behind a link, are not stored. */
function personOf(request) {
  const payload = /^Bearer [^.]+\.([^.]+)\./.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!payload) return undefined
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).user_id
  } catch {
    return undefined
  }
}

/** Stores the page with the files that it has loaded, unless the server has another build by now. */
async function storeShell(assets) {
  const cache = await caches.open(shell)
  const answer = await fetch('/', { headers: { accept: 'text/html' } })
  const html = await answer.clone().text()
  const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  if (!answer.ok || named.some((path) => !assets.includes(path))) return
  const last = await cache.match('/')
  const isNew = !last || (await last.text()) !== html
  await Promise.all(assets.map(async (path) => (await cache.match(path)) ?? cache.add(path)))
  if (!isNew) return
  await cache.put('/', answer)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (isAsset(pathname) && !assets.includes(pathname)) await cache.delete(url)
  }
}

async function dropEarlier() {
  const isEarlier = (name) =>
    (name.startsWith('app-') && name !== shell) || (/^read-/.test(name) && !name.startsWith(replies))
  const names = await caches.keys()
  await Promise.all(names.filter(isEarlier).map((name) => caches.delete(name)))
}
