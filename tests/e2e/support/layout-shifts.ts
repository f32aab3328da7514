import { expect, type Page, type Route } from '@playwright/test'

/** Adds up by how much what was shown moves without anybody's having pressed anything, nor another journey's doing. */
export async function recordShifts(page: Page): Promise<void> {
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isEvent(String(message))) socket.send(message)
    })
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isByHand = 'hadRecentInput' in entry && entry.hadRecentInput
        if (!isByHand && 'value' in entry) {
          const { dataset } = document.documentElement
          dataset.shift = String(Number(dataset.shift ?? 0) + Number(entry.value))
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** A packet of Socket.IO with an event, in a message of Engine.IO. */
const isEvent = (message: string): boolean => message.startsWith('42')

/** Opens a page whose calls are answered in turn, each after the one before has been drawn. @returns by how much it moved */
export async function answerOneByOne(page: Page, path: string): Promise<number> {
  const held: Route[] = []
  await page.route('**/api/**', (route) => void held.push(route))
  await page.goto(path)
  const skeletons = page.locator('main .animate-pulse, #first-screen')
  await expect(async () => {
    for (let route = held.shift(); route; route = held.shift()) {
      await route.fulfill({ response: await route.fetch() }).catch(() => undefined)
      await drawn(page)
    }
    await expect(skeletons).toHaveCount(0, { timeout: 500 })
    expect(held).toEqual([])
  }).toPass()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
