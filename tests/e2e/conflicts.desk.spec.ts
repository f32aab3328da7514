import { expect, type Page, test } from '@playwright/test'
import { addPart, caller, placeOrder } from './support/sales'
import { people, signIn } from './support/sign-in'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function colleague(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('there is no browser')
  return context.newPage()
}

test('of two clerks with one order, the second reads what the first one did, and nothing is done twice', async ({
  page: first,
}) => {
  const order = await placeOrder(first.request)
  const second = await colleague(first)
  await signIn(first, people.dealerAdmin, order)
  await signIn(second, people.dealerUser, order)
  for (const clerk of [first, second]) {
    await clerk.getByRole('button', { name: /^Actions for SO-/ }).click()
    await clerk.getByRole('menuitem', { name: 'Cancel order' }).click()
    await clerk.getByRole('dialog').getByLabel('Reason').fill('Ordered twice')
  }
  await inDialog(first, 'Cancel order')
  await expect(first.getByText('Cancelled', { exact: true }).first()).toBeVisible()

  await inDialog(second, 'Cancel order')
  await expect(second.getByRole('dialog').getByText(/Someone else has changed this/)).toBeVisible()
  await expect(second.getByRole('dialog').getByLabel('Reason')).toHaveValue('Ordered twice')
  await second.getByRole('dialog').getByRole('button', { name: 'Do not cancel' }).click()
  await second.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(second.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await second.getByRole('button', { name: /^Actions for SO-/ }).click()
  await expect(second.getByRole('menuitem', { name: 'Order again' })).toBeVisible()
  await expect(second.getByRole('menuitem', { name: 'Cancel order' })).toHaveCount(0)
})

test('a part that is taken from sale while it is being quoted is named, exchanged for another one, and the quote sent', async ({
  page: seller,
}) => {
  const part = await addPart(seller.request)
  const customer = await caller(seller.request, people.operatorAdmin)
  const catalogues = await customer<{ items: { organization: { id: string } }[] }>('get', '/catalogues/')
  const quote = await customer<{ id: string }>('post', '/quotes/', {
    dealership_id: catalogues.items[0]?.organization.id,
    lines: [{ part_id: part.id, quantity: 3 }],
  })
  await signIn(seller, people.dealerAdmin, `/quotes/${quote.id}`)
  await press(seller, 'Start review')
  await seller.getByLabel('Valid until', { exact: true }).fill('2099-12-31')

  const clerk = await colleague(seller)
  await signIn(clerk, people.dealerAdmin, `/manage-catalogue?search=${part.part_number}`)
  await press(clerk, `Actions for ${part.part_number}`)
  await clerk.getByRole('menuitem', { name: 'Stop selling' }).click()
  await expect(clerk.getByText(`${part.part_number} is no longer sold`)).toBeVisible()

  await press(seller, 'Send quote')
  await expect(seller.getByText(`${part.part_number} is no longer sold.`).first()).toBeVisible()
  await expect(seller.getByText('In review', { exact: true }).first()).toBeVisible()

  await press(seller, 'Change lines')
  await inDialog(seller, `Remove ${part.part_number} Seal kit`)
  await seller.getByRole('dialog').getByRole('combobox', { name: 'Add a part' }).fill('32007309')
  await seller.getByRole('option', { name: /320-07309/ }).click()
  await inDialog(seller, 'Save lines')
  await expect(seller.getByLabel(/Unit price of 320-07309/)).toBeVisible()
  await press(seller, 'Send quote')
  await expect(seller.getByText('Sent', { exact: true }).first()).toBeVisible()
})
