import { expect, type Page, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

/** Moves on by Tab until the control is reached. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

test('"a clerk who knows the keys never touches the mouse": from the quick order to the shipped parcel', async ({
  page,
}) => {
  await signIn(page, people.dealerUser, '/')
  await page.getByRole('button', { name: 'Search or ask…' }).waitFor()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('n')
  await expect(page.getByLabel('Order for')).toBeFocused()
  // On account, so that the order can be picked at once.
  await page.keyboard.type('Tall')
  const numbers = page.getByLabel('Part numbers and quantities')
  await numbers.waitFor()
  await tabTo(page, numbers)
  await page.keyboard.type('320-07308 2\n320-01455 1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Add 2 lines' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'In the cart' }).getByRole('listitem')).toHaveCount(2)
  const place = page.getByRole('button', { name: 'Place order' })
  await tabTo(page, place)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^SO-/ })).toBeVisible()

  await page.keyboard.press('p')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Picked quantities saved')).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Shipment recorded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toHaveCount(0)
  await page.keyboard.press('m')
  await page.keyboard.type('Sent today')
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('Sent today')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('orders are gone through one by one, and back in the list the row of the last one has the focus', async ({
  page,
}) => {
  await signIn(page, people.dealerUser, '/orders?status=COMPLETED')
  const rows = page.getByRole('row', { name: /SO-/ })
  await rows.first().waitFor()
  const number = /SO-\d+/
  const second = (await rows.nth(1).textContent())?.match(number)?.[0] ?? ''
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/\/orders\?status=COMPLETED$/)
  await expect(rows.nth(1)).toBeFocused()
})
