import { expect, type Page, type Route, test } from '@playwright/test'
import { people, signIn, signInByForm } from './support/sign-in'

test('everything but the open pages goes to /login, and login honours next (specification, section 2)', async ({
  page,
}) => {
  await signInByForm(page, people.operator, '/machines?search=WL')
  await expect(page).toHaveURL(/\/machines\?search=WL/)
})

test('the server message is shown on failure (specification, section 5)', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email is required field.')).toBeVisible()
  await expect(page.getByText('Password is required field.')).toBeVisible()
  await page.getByLabel('E-mail').fill(people.operator)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Wrong e-mail or password.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(people.operator)
})

test('two tabs refreshing at once do not log anybody out (behaviour, section 3)', async ({ context, page }) => {
  await signIn(page, people.operator, '/')
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('textbox', { name: 'Your question' })).toBeVisible()
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}')
    localStorage.setItem('auth', JSON.stringify({ ...auth, access_token: 'expired' }))
  })
  await Promise.all([page.goto('/machines'), other.goto('/machines')])
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Machines' })).toBeVisible()
})

/** As if the access token were spoiled, or not there. */
const spoilToken = (page: Page, access_token: string | undefined) =>
  page.evaluate((token) => {
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}')
    localStorage.setItem('auth', JSON.stringify({ ...auth, access_token: token }))
  }, access_token)

const refusals: Record<string, (route: Route) => Promise<void>> = {
  '503': (route) => route.fulfill({ status: 503 }),
  '502': (route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
  'the page of a firewall': (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Blocked</h1>' }),
  'an empty pair': (route) => route.fulfill({ json: { access_token: '', refresh_token: '' } }),
  '429': (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' } }),
  'a lost answer': async (route) => {
    await route.fetch()
    await route.abort()
  },
}

for (const [refusal, answer] of Object.entries(refusals)) {
  test(`${refusal} at the refresh signs nobody out`, async ({ page }) => {
    await signIn(page, people.operator)
    await spoilToken(page, 'spoiled')
    await page.route('**/auth/refresh', answer, { times: 1 })
    await page.goto('/machines')
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Machines' })).toBeVisible()
    await expect(page).toHaveURL(/\/machines$/)
  })
}

test('a refresh that fails within the app is said, tried again, and loses nothing', async ({ page }) => {
  await signIn(page, people.operator, '/machines')
  await expect(page.getByRole('heading', { name: 'Machines' })).toBeVisible()
  const isDown = { now: true }
  await page.route('**/auth/refresh', (route) => (isDown.now ? route.fulfill({ status: 503 }) : route.continue()))
  await page.route('**/api/v2/**', async (route) => {
    const { authorization } = route.request().headers()
    if (!isDown.now || !authorization) return route.fallback()
    return route.fulfill({ status: 401, json: { detail: 'token_not_valid', code: 'token_not_valid' } })
  })
  await page.getByRole('link', { name: 'Manuals' }).first().click()
  await expect(page.getByText('No connection.')).toBeVisible()
  isDown.now = false
  await expect(page.getByText('No connection.')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Manuals' })).toBeVisible()
})

test('a page behind a link opens while it is not known who is signed in', async ({ page }) => {
  await signIn(page, people.operator)
  await spoilToken(page, 'spoiled')
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 503 }))
  await page.goto('/forgot-password')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await page.goto('/machines')
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
  await page.unroute('**/auth/refresh')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Machines' })).toBeVisible()
})

test('an access token that is missing is refreshed, like a garbled one', async ({ page }) => {
  await signIn(page, people.operator)
  await spoilToken(page, undefined)
  await page.goto('/machines')
  await expect(page.getByRole('heading', { name: 'Machines' })).toBeVisible()
})

for (const status of [400, 401, 403]) {
  test(`${status} at the refresh leads to the sign-in`, async ({ page }) => {
    await signIn(page, people.operator)
    await spoilToken(page, 'spoiled')
    const json = { type: 'about:blank', title: 'Refused', status, detail: 'No.', code: 'refused' }
    await page.route('**/auth/refresh', (route) => route.fulfill({ status, json }))
    await page.goto('/machines')
    await expect(page).toHaveURL(/\/login\?next=/)
  })
}

test('logout clears auth, user and the stored conversation, then goes to /login (specification, section 4)', async ({
  page,
}) => {
  await signIn(page, people.operator, '/')
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  const kept = await page.evaluate(() => ['auth', 'user', 'conversation'].filter((key) => localStorage.getItem(key)))
  expect(kept).toEqual([])
})
