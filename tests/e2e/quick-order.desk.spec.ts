import { expect, test } from '@playwright/test'
import { accept, invite, newcomer } from './support/newcomers'
import { people, signIn } from './support/sign-in'

/** As many as a counter clerk is read out of a book. */
const lines = [
  '320-01410 1',
  '320-01412 2',
  '320-01455 1',
  '320-04106 3',
  '320-04210 1',
  '320-04222 2',
  '320-04230 1',
  '320-04263 4',
  '320-04271 1',
  '320-04518 2',
]

/** "Under 20 seconds for ten lines", of which typing takes some. */
const LIMIT_MS = 20_000
/** Ten letters a second is a quick typist. */
const TYPING_MS = 100

test('ten lines are typed, checked and added to the cart by keyboard alone in under 20 seconds', async ({ page }) => {
  await signIn(page, people.operator, '/')
  await page.getByRole('button', { name: 'Search or ask…' }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused()
  await page.keyboard.type('Cart')
  await expect(page.getByRole('option', { name: 'Cart', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Part numbers and quantities')
  await expect(field).toBeVisible()
  for (let tabs = 0; tabs < 20 && !(await field.evaluate((one) => one === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab')
  }

  const start = Date.now()
  await page.keyboard.type(lines.join('\n'), { delay: TYPING_MS })
  await page.keyboard.press('Control+Enter')
  const add = page.getByRole('button', { name: 'Add 10 lines' })
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'In the cart' }).getByRole('listitem')).toHaveCount(lines.length)
  expect(Date.now() - start).toBeLessThan(LIMIT_MS)
  await expect(field).toBeFocused()
  await expect(page.getByRole('link', { name: 'Cart, 10 lines' })).toBeVisible()
})

test('an order that was placed leads on without a question, and what was not added is still there', async ({
  page,
}, info) => {
  // Other journeys add to the carts of the demonstration's people at the same time, which an order of theirs would refuse.
  const email = newcomer('buyer', info)
  await invite(page.request, people.operatorAdmin, { email, group: 'Org Admin' })
  await accept(page, email, '/cart')
  await page.goto('/cart')
  const field = page.getByLabel('Part numbers and quantities')
  await field.fill('320-01410 1')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Add 1 line' }).click()
  await expect(page.getByRole('list', { name: 'In the cart' }).getByRole('listitem').first()).toBeVisible()
  await field.fill('320-99999 7')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^SO-/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(field).toHaveValue('320-99999 7')
  await test.step('but not for whoever signs in next', async () => {
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('unadded lines'))).toBeNull()
  })
})
