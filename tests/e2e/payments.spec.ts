import { expect, type Page, test } from '@playwright/test'
import { cards, convincingEvidence, enterCard, placeUnpaidOrder, readOrder } from './support/payments'
import { people, signIn } from './support/sign-in'

/** Pays an order with a card, as somebody who has its link. */
async function pay(page: Page, link: string, card: string): Promise<void> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('there is no browser')
  const guest = await context.newPage()
  await guest.goto(new URL(link, page.url()).href)
  await guest.getByRole('link', { name: 'Pay by card' }).click()
  await guest.getByRole('button', { name: /^Pay .* by card$/ }).click()
  await enterCard(guest, card)
  await expect(guest.getByRole('heading', { level: 1, name: /is confirmed$/ })).toBeVisible()
  await context.close()
}

/** Opens the payment of an order from the list. */
async function openPayment(page: Page, orderNumber: string): Promise<void> {
  await page.goto(`/payments?search=${orderNumber}`)
  await page.getByRole('link', { name: orderNumber }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Payment of ${orderNumber}` })).toBeVisible()
}

async function refund(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount in USD').fill(amount)
  await dialog.getByLabel('Reason').fill('Returned unused')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
}

test('a payment is refunded in two parts, and not beyond the rest', async ({ page, request }) => {
  await signIn(page, people.dealerAdmin)
  const order = await placeUnpaidOrder(request)
  const { order_number: number } = await readOrder(request, order.id)
  await pay(page, order.link, cards.approved)
  await openPayment(page, number)

  await refund(page, '10.00')
  await expect(page.getByText('Refund of $10.00 requested')).toBeVisible()
  await refund(page, '20.00')
  await expect(page.getByText('Refund of $20.00 requested')).toBeVisible()
  const refunds = page.getByRole('list', { name: 'Refunds' })
  await expect(refunds.getByText('Refunded', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Partly refunded', { exact: true }).first()).toBeVisible()

  await refund(page, '84.00')
  await expect(page.getByText(/^Enter an amount from \$0\.01 to \$54\.00\.$/)).toBeVisible()
  await page.getByRole('dialog').getByLabel('Amount in USD').fill('54.00')
  await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(refunds.getByText('Refunded', { exact: true })).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  expect(await readOrder(request, order.id)).toMatchObject({ payment_status: 'REFUNDED' })
})

test('a payment that the customer disputes is not refunded; the dealership answers the bank, and wins', async ({
  page,
  request,
}) => {
  await signIn(page, people.dealerAdmin)
  const order = await placeUnpaidOrder(request)
  const { order_number: number } = await readOrder(request, order.id)
  await pay(page, order.link, cards.disputedLater)
  await expect
    .poll(async () => (await readOrder(request, order.id)).payment_status, { timeout: 60_000 })
    .toBe('DISPUTED')
  await page.goto('/payments/disputes')
  await page.getByRole('link', { name: number }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Payment of ${number}` })).toBeVisible()
  const disputes = page.getByRole('list', { name: 'Disputes' })
  await expect(disputes).toContainText('Customer says they did not authorize this payment')
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What the bank should know').fill(convincingEvidence)
  await dialog.getByRole('button', { name: 'Send to the bank' }).click()
  await expect(disputes).toContainText('The bank decides.')
  await expect(disputes.getByText('Won', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible()
  expect(await readOrder(request, order.id)).toMatchObject({ payment_status: 'PAID' })
})
