// Runs before the first paint and does what cannot wait for the app, of which nothing is loaded yet: the build writes it
// into each document (docs/decisions/0091-how-a-page-opens.md).
const page = document.documentElement
/** What the server has written into the document: `screen`, `calls` and `guard` for this address, `api` for all. */
const given = document.currentScript?.dataset ?? {}
try {
  if (given.guard) page.dataset.guard = given.guard
  // So that a chosen theme does not flash; src/shared/lib/theme does the rest.
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') page.dataset.theme = theme
  else if (matchMedia('(prefers-contrast: more)').matches) page.dataset.theme = 'contrast'

  const { access_token: token, refresh_token: refresh } = JSON.parse(localStorage.getItem('auth')) ?? {}
  const label = location.pathname === '/machine-hours' && new URLSearchParams(location.search).get('token')
  // src/app/styles/base.css decides by it what is seen until the app is there.
  const isStored = Boolean(token || refresh)
  if (isStored) page.dataset.session = 'stored'
  if (isStored || given.guard === 'public') preload(given.screen)
  const headers = token && { authorization: `Bearer ${token}` }
  if (token) call('/auth/me', headers)
  if (token) for (const path of firstCalls(given.calls)) call(path, headers)
  if (label) call(`/machines/machine-hours-portal/${encodeURIComponent(label)}`, headers)
} catch {
  // No storage (private mode, blocked cookies): the system's theme applies, and the app does the rest when it is there.
}

// Without the entry or the styles there is no app that could report it; src/app/entry.ts does when later files fail.
addEventListener('error', ({ target }) => target instanceof Element && target.matches(needed) && showFailure(), true)
const needed = 'script[type=module], link[rel=stylesheet]'

function showFailure() {
  const failure = document.getElementById('first-failure')
  if (failure) failure.hidden = false
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showFailure, { once: true })
}

// With its first formatter a browser reads which languages there are: 15 to 40 ms, four times as much on a phone. A thread
// of its own does it once for all, so that the page's does not within the rendering of the first figure. As a file, it
// would arrive after all others.
if ('Worker' in globalThis) {
  const source = URL.createObjectURL(
    new Blob(['new Intl.NumberFormat().format(0); close()'], { type: 'text/javascript' }),
  )
  new Worker(source)
}

// Whoever presses the button of the sign-in in its document before the app is there is signed in as soon as it is
// (docs/decisions/0072-the-sign-in-comes-first.md); src/pages/auth/login sends what was typed.
// Once the document is there: DOMContentLoaded would come after the app's first file.
document.addEventListener('readystatechange', enableSignIn, { once: true })

function enableSignIn() {
  const form = document.querySelector('#first-form form')
  const button = form?.querySelector('[type=submit]')
  if (!button) return
  button.disabled = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if ('sent' in form.dataset) return
    form.dataset.sent = ''
    button.ariaBusy = 'true'
    button.lastElementChild.classList.add('opacity-0')
    button.prepend(document.getElementById('first-spinner').firstElementChild)
  })
}

/** Loads the files of the screen at this address. */
function preload(files = '') {
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    // What the document itself shows comes first.
    Object.assign(link, {
      rel: 'modulepreload',
      fetchPriority: 'low',
      crossOrigin: 'anonymous',
      href: `/assets/${file}`,
    })
    document.head.append(link)
  }
}

/** What the screen at this address asks first, for whoever used the app last on this device. */
function firstCalls(listed = '') {
  // It narrows a list, and the page knows how.
  if (location.search) return []
  const { organization, groups = [] } = JSON.parse(localStorage.getItem('user')) ?? {}
  const type = organization?.type
  const isAdmin = type === 'DEALERSHIP' && groups.some(({ name }) => name === 'Org Admin')
  const dealership = (_, mark) => (isAdmin ? `${mark}dealership_organization=${organization.id}` : '')
  const machine = JSON.parse(localStorage.getItem('selected machine'))?.id
  const calls = listed.split(' ').filter(Boolean)
  return calls
    .map((entry) => entry.split('@'))
    .filter(([path, only]) => (!only || only === type) && (machine || !path.includes('{chosen}')))
    .map(([path]) => path.replace('{chosen}', machine).replace(/\{([?&])dealership_organization\}/, dealership))
}

/** Sends a call that the app begins with; src/shared/api/early-calls takes the answer. */
function call(path, headers = {}) {
  const { href } = new URL((given.api ?? '/api/v2') + path, location.origin)
  const language = localStorage.getItem('language')
  const answer = fetch(href, { headers: { ...headers, ...(language && { 'accept-language': language }) } })
  // Whoever takes the answer learns of a failure.
  answer.catch(() => undefined)
  globalThis.earlyCalls ??= []
  globalThis.earlyCalls.push({
    href,
    authorization: headers.authorization ?? null,
    language,
    sentAt: Date.now(),
    answer,
  })
}
