import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

const heading = (page: Page, number: RegExp) => page.getByRole('heading', { level: 1, name: number })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** A page in a browser of its own, where nobody is signed in. */
async function another(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await page.context().browser()?.newContext(options)
  if (!context) throw new Error('there is no browser')
  return context.newPage()
}

/** The page behind a link reads again what the other side did, which it does every ten seconds. */
const readAgain = (guest: Page) => guest.clock.fastForward(10_000)

/** Answers in the dialog of that name, as the person who received the link. */
async function answer(guest: Page, name: string) {
  await press(guest, name)
  const dialog = guest.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Rosa Delgado')
  await dialog.getByRole('button', { name, exact: true }).click()
}

test('a sale by links alone: a quote is changed and accepted, its order shipped in two parcels, and one piece returned', async ({
  page: seller,
}) => {
  await signIn(seller, people.dealerAdmin)
  await seller.goto('/add-quote')
  await seller.getByLabel('Customer').selectOption({ label: 'Tall Pines Forestry' })
  await seller.getByRole('combobox', { name: 'Add a part' }).fill('32007309')
  await expect(seller.getByRole('option', { name: /320-07309/ })).toBeVisible()
  await seller.keyboard.press('Enter')
  await seller.getByLabel(/Quantity of 320-07309/).fill('2')
  await press(seller, 'Create draft')
  await expect(heading(seller, /^Q-/)).toBeVisible()
  await seller.getByLabel('Valid until', { exact: true }).fill('2099-12-31')
  await press(seller, 'Send quote')
  await expect(seller.getByText('Sent', { exact: true }).first()).toBeVisible()
  // Nobody has an account there, so the link is also where it says that nobody was e-mailed.
  await expect(seller.getByText(/the customer does not know yet/)).toBeVisible()
  await seller.getByRole('button', { name: 'Customer link', exact: true }).last().click()
  const link = await seller.getByLabel('Address to share').inputValue()
  await press(seller, 'Close')

  // As narrow as phones are.
  const guest = await another(seller, { viewport: { width: 360, height: 740 } })
  await guest.clock.install()
  const isTooWide = () => guest.evaluate(() => document.documentElement.scrollWidth > 360)
  const { pathname, search } = new URL(link)
  await guest.goto(new URL(pathname + search, seller.url()).href)
  await expect(heading(guest, /^Quote Q-/)).toBeVisible()
  await expect(guest.getByText('You can accept it until Dec 31, 2099.')).toBeVisible()
  expect(await isTooWide()).toBe(false)
  await press(guest, 'Ask for a change')
  const asked = guest.getByRole('dialog')
  await asked.getByLabel(/Quantity of 320-07309/).fill('3')
  await asked.getByLabel('Your name').fill('Rosa Delgado')
  await asked.getByLabel(/What should change?/).fill('One more, please.')
  expect(await isTooWide()).toBe(false)
  await confirm(guest, 'Ask for a change')
  await expect(guest.getByText(/You asked for a change/)).toBeVisible()
  // Two are enough after all, as long as nobody works on it.
  await press(guest, 'Change lines')
  await asked.getByLabel(/Quantity of 320-07309/).fill('2')
  await asked.getByLabel('Your name').fill('Rosa Delgado')
  await confirm(guest, 'Change lines')
  await expect(asked).toHaveCount(0)
  await press(guest, 'Change delivery')
  await asked.getByLabel('Street and number').fill('7 Timber Lane')
  await asked.getByLabel('Your name').fill('Rosa Delgado')
  expect(await isTooWide()).toBe(false)
  await confirm(guest, 'Save delivery')
  await expect(asked).toHaveCount(0)
  await expect(seller.getByText('7 Timber Lane')).toBeVisible()

  const wish = seller.getByRole('heading', { name: 'Requested change' }).locator('..')
  await expect(wish).toContainText('Rosa Delgado: One more, please.')
  await expect(seller.getByText('2, not quoted yet')).toBeVisible()
  await press(seller, 'Start review')
  await expect(seller.getByText(/Quantity 2/)).toBeVisible()
  await seller.getByLabel(/Unit price of 320-07309/).fill('11.50')
  await press(seller, 'Send quote')
  await expect(seller.getByText('Sent', { exact: true }).first()).toBeVisible()
  await readAgain(guest)
  await answer(guest, 'Accept and order')
  await guest.getByRole('link', { name: 'Show the order' }).click()
  await expect(heading(guest, /^Order SO-/)).toBeVisible()
  await expect(guest.getByText('Being prepared').first()).toBeVisible()
  await guest.getByLabel('Your name').fill('Rosa Delgado')
  await guest.getByLabel(/^Message to/).fill('Can one of them go out today?')
  await press(guest, 'Send message')
  await expect(guest.getByRole('log')).toContainText('Can one of them go out today?')
  expect(await isTooWide()).toBe(false)

  await seller.getByRole('link', { name: /Order SO-/ }).click()
  await expect(seller.getByRole('log')).toContainText(/Rosa Delgado, by link.*Can one of them go out today\?/)
  await seller.getByLabel(/^Message to/).fill('The first one leaves now.')
  await press(seller, 'Send message')
  await expect(seller.getByRole('log')).toContainText('The first one leaves now.')
  await readAgain(guest)
  await expect(guest.getByRole('log')).toContainText('The first one leaves now.')
  await press(seller, 'Pick')
  await confirm(seller, 'Save quantities')
  for (const [parcel, quantity] of ['1', ''].entries()) {
    await press(seller, 'Ship')
    if (quantity)
      await seller
        .getByRole('dialog')
        .getByLabel(/320-07309/)
        .fill(quantity)
    await confirm(seller, 'Ship')
    await expect(seller.getByText(`Shipment ${parcel + 1}`, { exact: true })).toBeVisible()
  }

  await readAgain(guest)
  await guest.getByRole('link', { name: 'Show parts and delivery' }).click()
  const deliveries = guest.getByRole('button', { name: 'Confirm delivery' })
  await expect(deliveries).toHaveCount(2)
  await deliveries.first().click()
  await expect(deliveries).toHaveCount(1)
  await deliveries.first().click()
  await expect(guest.getByText('Completed', { exact: true })).toBeVisible()
  await press(guest, 'Return parts')
  const returned = guest.getByRole('dialog')
  await returned.getByLabel(/delivered\)$/).fill('1')
  await returned.getByLabel('Reason').fill('Wrong size')
  await returned.getByLabel('Your name').fill('Rosa Delgado')
  await confirm(guest, 'Return parts')
  await expect(guest.getByText('Requested', { exact: true })).toBeVisible()
  expect(await isTooWide()).toBe(false)

  await press(seller, 'Accept return')
  await press(seller, 'Record receipt')
  await confirm(seller, 'Record receipt')
  await expect(seller.getByText('Received', { exact: true })).toBeVisible()
  await readAgain(guest)
  await expect(guest.getByText('Received', { exact: true })).toBeVisible()
  await expect(guest.getByText(/^Taken off the total:/)).toBeVisible()
})
