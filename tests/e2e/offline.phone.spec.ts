import { expect, test } from '@playwright/test'
import { people, signIn, waitForManuals } from './support/sign-in'

test.use({ serviceWorkers: 'allow' })

/** "Offline anywhere in the app": the shell, what was last seen, and the answers of the last conversations. */
test('without a network the app shows what was last read, and says in place what it cannot have', async ({
  page,
  context,
}) => {
  await waitForManuals(page.request, 'WL-120')
  await signIn(page, people.operator, '/')
  const isStored = () =>
    page.evaluate(async () => {
      const calls = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      const paths = calls.flat().map(({ url }) => new URL(url).pathname)
      return ['/', '/api/v2/machines/next-due', '/api/v2/auth/me'].every((path) => paths.includes(path))
    })
  // The first visit begins to store; from the second on everything is.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect.poll(isStored).toBe(true)

  await page.getByLabel(/Your question/).fill('How much oil does the engine take?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const answer = page.getByRole('article').first()
  await expect(answer).toContainText(/\d litres/)
  // It is stored once it is whole.
  await expect(answer.getByRole('button', { name: 'Copy' })).toBeVisible()
  // Stored is what was read, and the conversation is read again after a reload.
  await page.reload()
  await expect(answer).toContainText(/\d litres/)
  await test.step('a machine, its list and the manuals are seen once, too', async () => {
    await page.goto('/machine-instances')
    await page
      .getByRole('link', { name: 'Loader 3' })
      .or(page.getByRole('button', { name: 'Loader 3' }))
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Loader 3' })).toBeVisible()
    await expect(page.getByRole('main').getByText('GHT00123').first()).toBeVisible()
    // The chart comes after the page, which is not there without it later.
    await page.waitForLoadState('networkidle')
    await page.goto('/manuals')
    await expect(page.getByText('Operation and Maintenance Manual').first()).toBeVisible()
  })
  await page.goto('/')
  const due = page
    .locator('section', { has: page.getByRole('heading', { name: 'Due on your machines' }) })
    .getByRole('listitem')
    .first()
  await expect(due).toBeVisible()

  await context.setOffline(true)
  // Until then, the hours that others enter change what is due.
  const task = (await due.textContent()) ?? ''
  await page.reload()
  await expect(page.getByText('No connection.')).toBeVisible()
  await expect(due).toHaveText(task)

  await page.goto('/assistant')
  await page.getByRole('button', { name: /^Continue “/ }).click()
  await expect(answer).toContainText(/\d litres/)

  await page.goto('/machine-instances')
  await expect(page.getByRole('main').getByText('GHT00123')).toBeVisible()
  await page
    .getByRole('link', { name: 'Loader 3' })
    .or(page.getByRole('button', { name: 'Loader 3' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loader 3' })).toBeVisible()
  await page.goto('/manuals')
  await expect(page.getByText('Operation and Maintenance Manual').first()).toBeVisible()

  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('No connection.')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})
