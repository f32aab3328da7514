import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

const heading = (page: Page, number: RegExp) => page.getByRole('heading', { level: 1, name: number })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A page in a browser of its own, where nobody is signed in. */
async function another(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await page.context().browser()?.newContext(options)
  if (!context) throw new Error('there is no browser')
  return context.newPage()
}

/** Answers in the dialog of that name, as the person who received the link. */
async function answer(guest: Page, name: string, comment?: { label: RegExp; words: string }) {
  await press(guest, name)
  const dialog = guest.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Rosa Delgado')
  if (comment) await dialog.getByLabel(comment.label).fill(comment.words)
  await dialog.getByRole('button', { name, exact: true }).click()
}

test('a quote is changed and accepted by its link without an account, and the order followed by another link', async ({
  page: seller,
}) => {
  const buyer = await another(seller)
  await signIn(seller, people.dealerAdmin)
  await signIn(buyer, people.operatorAdmin)
  await buyer.goto('/add-quote')
  await buyer.getByRole('combobox', { name: 'Add a part' }).fill('32007309')
  await expect(buyer.getByRole('option').first()).toBeVisible()
  await buyer.keyboard.press('Enter')
  await press(buyer, 'Send request')
  await expect(heading(buyer, /^Q-/)).toBeVisible()

  await seller.goto(new URL(buyer.url()).pathname)
  await press(seller, 'Take into review')
  await seller.getByLabel('Last day of validity').fill('2099-12-31')
  await press(seller, 'Send quote')
  // The link is created with the e-mail of the sent quote.
  await expect(seller.getByText('Sent', { exact: true }).first()).toBeVisible()
  await press(seller, 'Customer link')
  const link = await seller.getByLabel('Address to pass on').inputValue()
  await press(seller, 'Close')

  // As narrow as phones are.
  const guest = await another(seller, { viewport: { width: 360, height: 740 } })
  const { pathname, search } = new URL(link)
  await guest.goto(new URL(pathname + search, seller.url()).href)
  await expect(heading(guest, /^Quote Q-/)).toBeVisible()
  await expect(guest.getByText('You can accept it until Dec 31, 2099.')).toBeVisible()
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await answer(guest, 'Ask for a change', { label: /What should be different/, words: 'Please ship it to the quarry.' })
  await expect(guest.getByText(/You asked for a change/)).toBeVisible()

  await expect(seller.getByText('Rosa Delgado: Please ship it to the quarry.')).toBeVisible()
  await press(seller, 'Take into review')
  await press(seller, 'Send quote')
  await guest.reload()
  await answer(guest, 'Accept and order')
  await guest.getByRole('link', { name: 'Show the order' }).click()
  await expect(heading(guest, /^Order SO-/)).toBeVisible()
  await expect(guest.getByText('Awaiting payment').first()).toBeVisible()
  await expect(seller.getByRole('link', { name: /Order SO-/ })).toBeVisible()
})
