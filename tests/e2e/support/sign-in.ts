import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { demonstrationPassword } from '../../../server/seed/demonstration-people'

export const people = {
  superUser: 'super@yardhand.example',
  dealerAdmin: 'admin@northfield.example',
  dealerUser: 'user@northfield.example',
  operatorAdmin: 'admin@ridgeline.example',
  operator: 'operator@ridgeline.example',
}

/** Signs in by the form, as a person does, and waits until the app is there. */
export async function signInByForm(page: Page, email: string, path = '/', password = demonstrationPassword) {
  await page.goto(path)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/**
 * Signs in without the form, which has journeys of its own, and opens a page of the app; without a path, the next page
 * that the test opens is the first one.
 */
export async function signIn(
  page: Page,
  email: string,
  path?: string,
  password = demonstrationPassword,
): Promise<void> {
  const { access_token, refresh_token } = await tokensOf(page.request, email, password)
  // Any document of the app's origin has its storage; this one is small.
  await page.goto('/readyz')
  await page.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify({ access_token, refresh_token }))
  if (path !== undefined) await page.goto(path)
}

/** Signs in beside the browser: the headers of calls in somebody's name. */
export async function headersOf(request: APIRequestContext, email: string): Promise<{ authorization: string }> {
  const { access_token } = await tokensOf(request, email)
  return { authorization: `Bearer ${access_token}` }
}

async function tokensOf(request: APIRequestContext, email: string, password = demonstrationPassword) {
  const answer = await request.post('/api/v2/auth/login', { data: { email, password } })
  expect(answer.ok(), `${email} signs in: ${answer.status()}`).toBe(true)
  return (await answer.json()) as { access_token: string; refresh_token: string }
}

/** Waits until the demonstration's manuals of a model have been read, which takes the first seconds after a fresh start. */
export async function waitForManuals(request: APIRequestContext, model: string): Promise<void> {
  const headers = await headersOf(request, people.dealerAdmin)
  const status = async () => {
    const answer = await request.get(`/api/v2/machines/?search=${model}`, { headers })
    return ((await answer.json()) as { items: { status: string }[] }).items[0]?.status
  }
  await expect.poll(status, { timeout: 60_000 }).toBe('ready')
}
