import { expect, test } from '@playwright/test'
import { demonstrationPassword } from '../../server/seed/demonstration-people'
import { blockScripts } from './support/block-scripts'
import { people, signIn } from './support/sign-in'

const named = (document: string) =>
  [...document.matchAll(/[\w.-]+\.js(?=[ "])/g)].map(([name]) => name).filter((name) => name !== 'early.js')

test('a document names the files of its screen, all of which exist', async ({ request }) => {
  const screens: { path: string; files: string[] }[] = await (await request.get('/screens.json')).json()
  expect(screens.length).toBeGreaterThan(60)
  const files = new Set<string>()
  for (const { path, files: own } of screens) {
    const document = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const names = named(document)
    expect(names, path).toEqual(expect.arrayContaining(own))
    for (const name of names) files.add(name)
  }
  for (const name of files) expect((await request.get(`/assets/${name}`)).status(), name).toBe(200)
})

test('a screen waits for no file that its document does not name', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) loaded.push(pathname.slice('/assets/'.length))
  })
  await signIn(page, people.dealerUser)
  let filesOfList: string[] = []
  page.on('request', (request) => {
    // The list is read again once the page hears of changes.
    if (new URL(request.url()).pathname === '/api/v2/orders/' && filesOfList.length === 0) filesOfList = [...loaded]
  })
  // With a search, so that the page asks for its list, not the document.
  const answer = await page.goto('/orders?status=PAID')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  const names = named((await answer?.text()) ?? '')
  await expect.poll(() => filesOfList.length).toBeGreaterThan(8)
  // The connection for live changes is opened as soon as the first screen is painted.
  const further = filesOfList.filter((name) => !names.includes(name) && !/^(rooms|open-channel)-/.test(name))
  expect(further).toEqual([])
})

test('who is signed in is asked once, and who else signs in is asked for anew', async ({ page }) => {
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/me')) asked.push(request.headers().authorization)
  })
  await signIn(page, people.operator, '/')
  await expect(page.getByRole('heading', { name: 'Due on your machines' })).toBeVisible()
  expect(asked).toHaveLength(1)
  await signIn(page, people.dealerUser, '/')
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  expect(new Set(asked).size).toBe(2)
})

test('the first formatter is made beside the page, which its policy allows', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
  const started = page.waitForEvent('worker')
  await page.goto('/login')
  expect((await started).url()).toMatch(/^blob:/)
  expect(refused).toEqual([])
})

for (const file of ['start', 'index']) {
  test(`says that the app did not load without ${file}.js, and loads it again`, async ({ page }) => {
    const files = `**/assets/${file}-*.js`
    await page.route(files, (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByRole('alert')).toContainText('This did not load')
    await page.unroute(files)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    await expect(page.getByRole('alert')).toBeHidden()
  })
}

test('the sign-in can be pressed before the app is there, which then signs in', async ({ page }) => {
  const load = await blockScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill(people.operator)
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
  const button = page.getByRole('button', { name: 'Sign in' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  load()
  await expect(page.getByRole('heading', { name: 'Due on your machines' })).toBeVisible()
})

test('shows the frame of the app to who is signed in before there are scripts, and to nobody else', async ({
  page,
}) => {
  await page.route('**/assets/start-*.js', () => undefined)
  await page.goto('/orders', { waitUntil: 'commit' })
  await expect(page.getByText('Loading')).toBeVisible()
  await expect(page.getByText('Opening…')).toBeHidden()
  await signIn(page, people.operator)
  await page.goto('/orders', { waitUntil: 'commit' })
  await expect(page.getByText('Opening…')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText('Opening…')).toHaveCount(0)
})

for (const [path, name] of [
  ['/orders', 'Orders'],
  ['/quotes', 'Quotes'],
  ['/machine-instances', 'Machine instances'],
] as const) {
  test(`the heading that comes with the document of ${path} is where its page has it`, async ({ page }) => {
    await signIn(page, people.dealerUser, '/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await page.route('**/assets/start-*.js', () => undefined)
    await page.goto(path, { waitUntil: 'commit' })
    const first = page.locator('#first-frame main p').first()
    await expect(first).toHaveText(name)
    await expect(first).toHaveCSS('font-weight', '700')
    const summary = (await first.locator('+ div').textContent()) ?? ''
    const place = await first.boundingBox()
    await page.unrouteAll()
    await page.reload()
    await expect(heading).toContainText(name)
    await expect(heading.locator('+ div')).toHaveText(summary)
    await expect.poll(() => heading.boundingBox()).toMatchObject({ x: place?.x, y: place?.y })
  })
}
