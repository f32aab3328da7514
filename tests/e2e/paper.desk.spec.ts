import { expect, type Page, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

/** The record of the demonstration with this number. */
async function openRecord(page: Page, list: 'orders' | 'quotes', number: string) {
  await page.goto(`/${list}?search=${number}`)
  await page.getByRole('link', { name: number, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('an order fits a small desk in the longer language, and two sheets of paper', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'))
  await page.route('**/auth/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), language: 'es' } })
  })
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, people.dealerAdmin)
  await openRecord(page, 'orders', 'SO-1050')
  await expect(page.getByRole('button', { name: 'Confirmación de pedido (PDF)' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
  await openRecord(page, 'orders', 'SO-1048')
  expect(await sheets(page)).toBeLessThanOrEqual(2)
})

test('a PO number without blanks leaves room for the other columns', async ({ page }) => {
  const number = 'A1B2C3D4E5'.repeat(10)
  // As it is answered: an order whose number can still be changed expires or is paid while journeys run.
  await page.route(/\/orders\/\?.*SO-1021/, async (route) => {
    const answer = await route.fetch()
    const { items, ...list } = await answer.json()
    const changed = items.map((order: object) => ({ ...order, po_number: number }))
    await route.fulfill({ response: answer, json: { ...list, items: changed } })
  })
  await signIn(page, people.dealerAdmin, '/orders?search=SO-1021')
  const box = await page.getByRole('cell', { name: number }).boundingBox()
  expect(box?.width).toBeLessThan(400)
})

test('a quote that is being answered is printed as text, with what is typed', async ({ page }) => {
  await signIn(page, people.dealerAdmin)
  await openRecord(page, 'quotes', 'Q-1009')
  const history = page.getByRole('heading', { name: 'History' })
  await expect(history).toBeVisible()
  await page.getByLabel(/^Unit price of 331-44608/).fill('51.5')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('6 × $51.50')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(history, 'who was e-mailed is not for the customer').toBeHidden()
  expect(await sheets(page)).toBe(1)
})
