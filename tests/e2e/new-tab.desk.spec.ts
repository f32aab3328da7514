import { expect, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

test('a click with Ctrl and one with the middle button open an order in a new tab, and leave the list as it is', async ({
  page,
  context,
}) => {
  await signIn(page, people.dealerUser, '/orders?status=COMPLETED')
  const row = page.getByRole('row', { name: /SO-/ }).first()
  const link = row.getByRole('link')
  const number = (await link.textContent()) ?? ''
  const other = row.getByRole('cell').last()
  const ways = [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
    () => other.click({ modifiers: ['ControlOrMeta'] }),
    () => other.click({ button: 'middle' }),
  ]
  for (const click of ways) {
    const opened = context.waitForEvent('page')
    await click()
    const tab = await opened
    await expect(tab.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await tab.close()
    await expect(page).toHaveURL(/\/orders\?status=COMPLETED$/)
  }
  expect(context.pages()).toHaveLength(1)
  await other.click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
})

test('a conversation is opened in a new tab, also while text is selected, by what opens it in this one', async ({
  page,
  context,
}) => {
  await signIn(page, people.dealerUser, '/operator-machines?status=ALL')
  const title = page.getByRole('link', { name: 'Harrow WL-120, Ridgeline Quarry', exact: true })
  const type = page.getByRole('row').filter({ has: title }).getByText('Wheel loader')
  await page.getByRole('columnheader', { name: 'Operator' }).selectText()
  const opened = context.waitForEvent('page')
  await type.click({ button: 'middle' })
  const tab = await opened
  const name = 'Messages: Harrow WL-120, Ridgeline Quarry'
  await expect(tab.getByRole('dialog', { name })).toBeVisible()
  await tab.close()
  await type.click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Open the model' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harrow WL-120' })).toBeVisible()
})
