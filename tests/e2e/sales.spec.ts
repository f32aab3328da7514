import { expect, type Page, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

const heading = (page: Page, number: RegExp) => page.getByRole('heading', { level: 1, name: number })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Both sides of a sale, each in a browser of its own. */
async function bothSides(page: Page) {
  const other = await page.context().browser()?.newContext()
  if (!other) throw new Error('there is no browser')
  const buyer = await other.newPage()
  await signIn(page, people.dealerAdmin)
  await signIn(buyer, people.operatorAdmin)
  return { seller: page, buyer }
}

test('a quote is requested, answered, changed, accepted and becomes an order; each side sees the other without a reload', async ({
  page,
}) => {
  const { seller, buyer } = await bothSides(page)
  await seller.goto('/quotes?status=REQUESTED')
  await expect(heading(seller, /Quotes/)).toBeVisible()

  await buyer.goto('/add-quote')
  await buyer.getByRole('combobox', { name: 'Add a part' }).fill('32007309')
  await expect(buyer.getByRole('option').first()).toBeVisible()
  await buyer.keyboard.press('Enter')
  await buyer.getByLabel(/Quantity of 320-07309/).fill('6')
  await press(buyer, 'Send request')
  await expect(heading(buyer, /^Q-/)).toBeVisible()
  const number = (await heading(buyer, /^Q-/).textContent()) ?? ''

  await seller.getByRole('link', { name: number }).click()
  await press(seller, 'Start review')
  await seller.getByLabel('Valid until', { exact: true }).fill('2099-12-31')
  await press(seller, 'Send quote')

  await press(buyer, 'Ask for a change')
  await buyer
    .getByRole('dialog')
    .getByLabel(/Quantity of 320-07309/)
    .fill('8')
  await buyer.getByRole('dialog').getByLabel('Comment').fill('Two more, please.')
  await confirm(buyer, 'Ask for a change')

  // The dealership adds what it needs to assemble them, and prices it.
  await press(seller, 'Start review')
  await press(seller, 'Change lines')
  await expect(seller.getByRole('dialog').getByLabel(/Quantity of 320-07309/)).toHaveValue('8')
  await press(seller, 'Add something else')
  await seller.getByRole('dialog').getByLabel('What do you need?').fill('Assembly')
  await confirm(seller, 'Save lines')
  await seller.getByLabel(/Unit price of Assembly/).fill('75')
  await press(seller, 'Send quote')
  await expect(buyer.getByText('Assembly')).toBeVisible()

  await press(buyer, 'Accept and order')
  await confirm(buyer, 'Accept and order')
  await expect(buyer.getByRole('link', { name: /Order SO-/ })).toBeVisible()
  await seller.getByRole('link', { name: /Order SO-/ }).click()
  await expect(heading(seller, /^SO-/)).toBeVisible()
  await expect(seller.getByText('Awaiting payment').first()).toBeVisible()
  await expect(seller.getByText('Assembly').first()).toBeVisible()
})

test('a new order is picked, shipped in two parcels, delivered and completed, and one piece returned', async ({
  page,
}, { project }) => {
  // Each project has an order of its own: both run on one server.
  const poNumber = project.name === 'desktop' ? 'PO-2454' : 'PO-2452'
  const { seller, buyer } = await bothSides(page)
  await seller.goto(`/orders?search=${poNumber}`)
  await seller.getByRole('link', { name: /^SO-/ }).click()
  await expect(heading(seller, /^SO-/)).toBeVisible()
  if (project.name === 'desktop') {
    await press(seller, 'Start processing')
    await press(seller, 'Pick')
    await confirm(seller, 'Save quantities')
    await press(seller, 'Ship')
    await seller
      .getByRole('dialog')
      .getByLabel(/320-07309/)
      .fill('')
    await confirm(seller, 'Ship')
  }
  await expect(seller.getByText('Shipment 1', { exact: true })).toBeVisible()
  await press(seller, 'Ship')
  await seller
    .getByRole('dialog')
    .getByLabel(/Carrier/)
    .fill('Big Sky Freight')
  await confirm(seller, 'Ship')
  await expect(seller.getByText('Shipment 2', { exact: true })).toBeVisible()

  await buyer.goto(new URL(seller.url()).pathname)
  const deliveries = buyer.getByRole('button', { name: 'Confirm delivery' })
  await expect(deliveries).toHaveCount(2)
  await deliveries.first().click()
  await expect(deliveries).toHaveCount(1)
  await deliveries.first().click()
  await expect(seller.getByText('Completed', { exact: true }).first()).toBeVisible()

  // One piece of a line comes back, once the buyer's page shows that everything has arrived.
  await expect(buyer.getByText('Completed', { exact: true }).first()).toBeVisible()
  await press(buyer, 'Return parts')
  const returned = buyer.getByRole('dialog')
  await returned
    .getByLabel(/delivered\)$/)
    .first()
    .fill('1')
  await returned.getByLabel('Reason').fill('Wrong size')
  await confirm(buyer, 'Return parts')
  await press(seller, 'Accept return')
  await press(seller, 'Record receipt')
  await confirm(seller, 'Record receipt')
  await expect(buyer.getByText('Received', { exact: true })).toBeVisible()
  await expect(buyer.getByText(/^Refund due:/)).toBeVisible()
})
