// Opens the app where there is no network (docs/decisions/0066-the-app-without-a-network.md): its files, and what the
// person who is signed in has read on this device. Whatever the server answers is preferred.
const shell = 'app-1'
// With another number, what was stored before is dropped: for replies that lack a field which the app now needs.
const replies = 'read-3-'
const pictures = 'read-3-pictures'
const MAX_STORED = { replies: 500, pictures: 200 }
const MAX_REPLY_BYTES = 1_000_000
const patienceMs = 8000
/** The header of a stored reply with the time at which the server sent it. */
const givenAt = 'x-given-at'

const isAsset = (path) => path.startsWith('/assets/')
const isFile = (path) => isAsset(path) || /^\/[\w-]+\.(js|svg)$/.test(path)
const isCall = (path) => path.startsWith('/api/')
/** These have pages of their own, or a worker of their own. */
const isScreen = (path) => !/^\/(api|assets|sandbox|machine-hours)(\/|$)/.test(path)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropEarlier(), self.clients.claim()])))
self.addEventListener('message', (event) => {
  const { assets, personId, replies: first = [] } = event.data
  event.waitUntil(Promise.all([storeShell(assets.filter(isAsset)), storeFirst(replies + personId, first)]))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isScreen(pathname)) event.respondWith(open(request))
  } else if (isFile(pathname)) event.respondWith(load(event))
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
    return answer.status < 500 && answer.status !== 429 ? answer : last
  } catch {
    return last
  }
}

/** A file of the app. The name of one below `assets/` carries its hash, so that a stored one is right. */
async function load(event) {
  const { pathname } = new URL(event.request.url)
  const cache = await caches.open(shell)
  const last = await cache.match(pathname)
  if (last && isAsset(pathname)) return last
  try {
    const answer = await fetch(event.request)
    if (isForeign(answer) && last) return last
    if (answer.ok && !isForeign(answer)) event.waitUntil(put(cache, pathname, answer.clone()))
    return answer
  } catch (error) {
    if (last) return last
    throw error
  }
}

/** A reply of the API: the server's, or what it answered this person last. */
async function read(event, name) {
  const cache = await caches.open(name)
  const { url } = event.request
  return answerOrLast(event, { cache, key: url, limit: MAX_STORED.replies }, () => stored(cache, url))
}

/** A picture, whose address proves that it may be seen and changes from day to day; in another size rather than not at all. */
async function show(event) {
  const cache = await caches.open(pictures)
  const { pathname, searchParams } = new URL(event.request.url)
  const key = `${pathname}?width=${searchParams.get('width') ?? ''}`
  const last = async () => (await stored(cache, key)) ?? stored(cache, key, { ignoreSearch: true })
  return answerOrLast(event, { cache, key, limit: MAX_STORED.pictures }, last)
}

const stored = (cache, key, options) => cache.match(key, { ignoreVary: true, ...options })

/** What the server answers, which is stored; or what it answered last, where it does not. */
async function answerOrLast(event, place, last) {
  try {
    const answer = await fetch(event.request)
    if ([502, 503, 504].includes(answer.status) || isForeign(answer)) return (await last()) ?? answer
    storeReply(event, place, answer)
    return answer
  } catch (error) {
    const earlier = await last()
    if (earlier) return earlier
    throw error
  }
}

/** Whether something else answers for the server, such as a firewall or the sign-in page of a hotel's network. */
function isForeign({ status, headers }) {
  const type = headers.get('content-type') ?? ''
  return type.startsWith('text/html') || (status >= 400 && !type.startsWith('application/problem+json'))
}

/** Stores what a page was answered before there was a worker, unless there is a later reply. */
async function storeFirst(name, first) {
  if (first.length === 0) return
  const cache = await caches.open(name)
  for (const { url, headers, content, at } of first) {
    const last = await stored(cache, url)
    const answer = new Response(content, { headers })
    if (isStorable(answer) && !(last?.headers.get(givenAt) > at))
      await putReply({ cache, key: url, limit: MAX_STORED.replies }, answer, at)
  }
}

function storeReply(event, { cache, key, limit }, answer) {
  // What is gone, or no longer for this person, is not shown again.
  if ([403, 404, 410].includes(answer.status)) event.waitUntil(cache.delete(key, { ignoreVary: true }))
  // Anything else, such as a manual, would be read into memory to be compared with the limit.
  else if (isStorable(answer)) event.waitUntil(putReply({ cache, key, limit }, answer.clone()))
}

const isStorable = ({ status, headers }) =>
  status === 200 &&
  !/no-store/.test(headers.get('cache-control') ?? '') &&
  /^(application\/json|image\/)/.test(headers.get('content-type') ?? '')

async function putReply({ cache, key, limit }, answer, at = new Date().toISOString()) {
  const content = await answer.blob()
  if (content.size > MAX_REPLY_BYTES) return
  const headers = new Headers(answer.headers)
  headers.set(givenAt, at)
  await cache.delete(key, { ignoreVary: true })
  await put(cache, key, new Response(content, { headers }))
  const all = await cache.keys()
  for (const earliest of all.slice(0, Math.max(0, all.length - limit))) await cache.delete(earliest)
}

/** Where the device has no room, what was to be stored is only shown. */
const put = (cache, key, answer) => cache.put(key, answer).catch(() => undefined)

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
  // A page without files is not the app's.
  if (!answer.ok || named.length === 0 || named.some((path) => !assets.includes(path))) return
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
