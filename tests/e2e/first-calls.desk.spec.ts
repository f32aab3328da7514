import { expect, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

const pages = [
  { person: people.dealerUser, path: '/', heading: /Hello/, calls: ['dashboard/waiting'] },
  { person: people.operator, path: '/', heading: /./, calls: ['machines/next-due'] },
  {
    person: people.operator,
    path: '/operations-assistant',
    heading: /./,
    calls: ['machines/{id}', 'machines/{id}/manuals'],
  },
  { person: people.dealerUser, path: '/orders', heading: 'Orders', calls: ['orders/', 'orders/cards/'] },
]

for (const { person, path, heading, calls } of pages) {
  test(`what ${path} asks first for ${person} is sent before the app, and the page uses it`, async ({ page }) => {
    // Home chooses a machine by itself, and the app stores it and whose device it is.
    await signIn(page, person, path === '/operations-assistant' ? '/' : '/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/operations-assistant') {
      await expect.poll(() => page.evaluate(() => localStorage.getItem('selected machine'))).not.toBeNull()
    }
    // The page before must not ask for anything more while the next is on its way.
    await page.goto('about:blank')
    const sent: string[] = []
    page.on('request', (request) => {
      const [, call] = new URL(request.url()).pathname.split('/api/v2/')
      if (call) sent.push(call.replace(/[\da-f-]{36}/, '{id}'))
    })
    // Once it hears of changes, a page reads again what may have changed before.
    await page.route('**/socket.io/**', (route) => route.abort())
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect.poll(() => page.evaluate('earlyCalls.length')).toBe(0)
    expect(sent.slice(0, calls.length + 1)).toEqual(['auth/me', ...calls])
    for (const call of calls) expect(sent.filter((path) => path === call)).toEqual([call])
  })
}
