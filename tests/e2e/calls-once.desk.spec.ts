import { expect, type Page, type Request, test } from '@playwright/test'
import { placeOrder } from './support/sales'
import { headersOf, people, signIn } from './support/sign-in'

/** A call of the page to the API, as `GET /orders/?limit=10`. */
type Call = { name: string; isAnswered: boolean; isAborted: boolean }

/** Follows what a page asks the server for, and when it has everything: its calls, and its rooms. */
function followCalls(page: Page) {
  const calls = new Map<Request, Call>()
  /** Messages over the socket that ask for an answer, by their number. */
  const joining = new Set<string>()
  const events: string[] = []
  let isJoined = false
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/v2')
    if (path) calls.set(request, { name: `${request.method()} ${path}`, isAnswered: false, isAborted: false })
  })
  const end = (request: Request, state: Partial<Call>) => {
    const call = calls.get(request)
    if (call) Object.assign(call, state)
  }
  page.on('requestfinished', (request) => end(request, { isAnswered: true }))
  page.on('requestfailed', (request) => end(request, { isAnswered: true, isAborted: true }))
  page.on('websocket', (socket) => {
    isJoined = false
    joining.clear()
    socket.on('framesent', ({ payload }) => {
      const [, number] = /^42(\d+)\["room\.join/.exec(String(payload)) ?? []
      if (number) joining.add(number)
    })
    socket.on('framereceived', ({ payload }) => {
      const [, number] = /^43(\d+)\[/.exec(String(payload)) ?? []
      if (number && joining.delete(number)) isJoined = true
      const [, event] = /^42\["([\w.]+)"/.exec(String(payload)) ?? []
      if (event) events.push(event)
    })
  })
  const isWaiting = () => !isJoined || joining.size > 0 || [...calls.values()].some(({ isAnswered }) => !isAnswered)
  return {
    events,
    forget: () => {
      calls.clear()
      events.length = 0
    },
    /** Waits until the page is in its rooms, has all that it asked for, and asks for nothing more because of it. */
    async settled(): Promise<void> {
      await expect
        .poll(async () => {
          if (isWaiting()) return false
          const before = calls.size
          // What the last answer leads to is asked for before the browser is idle.
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
          return !isWaiting() && calls.size === before
        })
        .toBe(true)
    },
    repeated(): string[] {
      const names = [...calls.values()].map(({ name }) => name).filter((name) => name.startsWith('GET'))
      return names.filter((name, place) => names.indexOf(name) !== place)
    },
    aborted: () => [...calls.values()].filter(({ isAborted }) => isAborted).map(({ name }) => name),
  }
}

async function firstOf(page: Page, person: string, path: string): Promise<string | undefined> {
  const answer = await page.request.get(`/api/v2${path}`, { headers: await headersOf(page.request, person) })
  return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id
}

/** The main pages, and of each record that the person has one. */
async function pagesOf(page: Page, person: string): Promise<string[]> {
  const records = await Promise.all(
    Object.entries({
      '/orders': '/orders/?limit=1',
      '/quotes': '/quotes/?limit=1',
      '/maintenance-quotes': '/maintenance-quotes/?limit=1',
      '/machines': '/machines/?limit=1',
    }).map(async ([path, list]) => {
      const id = await firstOf(page, person, list)
      return id ? [`${path}/${id}`] : []
    }),
  )
  return ['/', '/orders', '/quotes', '/machine-instances', '/operations-assistant', ...records.flat()]
}

for (const [role, person] of Object.entries(people)) {
  test(`each page that ${role} opens asks for nothing twice`, async ({ page }) => {
    await signIn(page, person, '/profile')
    const calls = followCalls(page)
    for (const path of await pagesOf(page, person)) {
      // What other journeys change meanwhile is rightly read again: then the page is opened once more.
      await expect(async () => {
        await page.goto('about:blank')
        calls.forget()
        const connected = page.waitForEvent('websocket')
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await connected
        await calls.settled()
        expect(calls.repeated(), path).toEqual([])
      }).toPass({ timeout: 60_000 })
      // What was asked for with the document is what the page needs.
      expect(await page.evaluate('(globalThis.earlyCalls ?? []).map(({ href }) => href)'), path).toEqual([])
    }
  })
}

test.describe('where the app is stored on the device for the first time', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what the page has read is stored, and not asked for again', async ({ page }) => {
    await signIn(page, people.operator)
    const calls = followCalls(page)
    const connected = page.waitForEvent('websocket')
    await page.goto('/')
    await connected
    const stored = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => /^read-.*-.*-/.test(name))
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return keys.flat().map(({ url }) => new URL(url).pathname.replace('/api/v2', ''))
      })
    await expect.poll(stored).toEqual(expect.arrayContaining(['/auth/me', '/machines/next-due', '/notices/']))
    await calls.settled()
    expect(calls.repeated()).toEqual([])
  })
})

test('an own change reads what it concerns once, and the other side reads it at once', async ({ page, browser }) => {
  const path = await placeOrder(page.request)
  const context = await browser.newContext()
  const buyer = await context.newPage()
  await signIn(page, people.dealerAdmin, path)
  await signIn(buyer, people.operatorAdmin, path)
  const calls = followCalls(page)
  const connected = page.waitForEvent('websocket')
  await page.reload()
  await connected
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.waitFor()
  await calls.settled()

  for (const text of ['We come on Monday.', 'Or on Tuesday.']) {
    calls.forget()
    await field.fill(text)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(text)).toBeVisible()
    await expect.poll(() => calls.events).toContain('order.changed')
    await calls.settled()
    expect(calls.aborted()).toEqual([])
    expect(calls.repeated()).toEqual([])
    await expect(buyer.getByText(text)).toBeVisible()
  }
  await context.close()
})
