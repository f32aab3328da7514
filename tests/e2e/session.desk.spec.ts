import { expect, test } from '@playwright/test'
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

test('logout clears auth, user and the stored conversation, then goes to /login (specification, section 4)', async ({
  page,
}) => {
  await signIn(page, people.operator, '/')
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  const kept = await page.evaluate(() => ['auth', 'user', 'conversation'].filter((key) => localStorage.getItem(key)))
  expect(kept).toEqual([])
})
