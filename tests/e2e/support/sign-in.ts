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
export async function signIn(page: Page, email: string, path = '/', password = demonstrationPassword): Promise<void> {
  await page.goto(path)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Signs in beside the browser: the headers of calls in somebody's name. */
export async function headersOf(request: APIRequestContext, email: string): Promise<{ authorization: string }> {
  const answer = await request.post('/api/v2/auth/login', { data: { email, password: demonstrationPassword } })
  const { access_token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

/** Waits until the demonstration's manuals have been read, which takes the first seconds after a fresh start. */
export async function waitForManuals(page: Page, model: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/machines?search=${model}`)
    const ready = page.getByRole('main').getByText('Ready').filter({ visible: true })
    await expect(ready.first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}
