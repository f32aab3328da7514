import { expect, test } from '@playwright/test'
import { headersOf, people, signIn } from './support/sign-in'

test('a clerk looks a part up and receives goods', async ({ page, isMobile }) => {
  const admin = await headersOf(page.request, people.dealerAdmin)
  // A part of this journey's own: its stock is what the journey makes of it.
  const number = `REC-${Date.now()}`
  const added = await page.request.post('/api/v2/catalogue-parts/', {
    headers: admin,
    data: { part_number: number, description: 'Received seal', cost: { amount: 1250, currency: 'USD' } },
  })
  expect(added.status()).toBe(201)

  await signIn(page, people.dealerUser, '/')
  await page.getByRole('button', { name: isMobile ? 'Search and commands' : /^Search or ask/ }).click()
  await page.getByRole('combobox').fill(number.replace('-', '').toLowerCase())
  await page.getByRole('option', { name: new RegExp(`^${number}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByText('$12.50')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in catalogue' })).toHaveCount(0)
  await expect(page.getByText('Never in stock')).toBeVisible()

  await page.goto('/receive-goods')
  await page.getByRole('combobox', { name: 'Part' }).fill(number)
  await page.getByRole('option', { name: new RegExp(number) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantity').fill('6')
  await dialog.getByRole('button', { name: 'Receive goods' }).click()
  await page
    .getByRole('link', { name: new RegExp(`^${number}`) })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByText('Never in stock')).toHaveCount(0)
  const figures = page.locator('dl', { hasText: 'Backordered' }).getByRole('definition')
  await expect(figures).toHaveText(['6', '0', '6', '0'])

  for (const path of ['/inventory', '/manage-catalogue']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible()
  }
})
