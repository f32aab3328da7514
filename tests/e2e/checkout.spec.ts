import { expect, type Page, test } from '@playwright/test'
import { cards, enterCard, placeUnpaidOrder, readOrder } from './support/payments'
import { people, signIn } from './support/sign-in'

const payByCard = (page: Page) => page.getByRole('button', { name: /^Pay .* by card$/ }).click()
const outcome = (page: Page, words: RegExp) => page.getByRole('heading', { level: 1, name: words })

/** Opens the payment of an order by its link, as somebody who is not signed in. */
async function openByLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('link', { name: 'Pay by card' }).click()
  await payByCard(page)
  await expect(page.getByLabel('Card number')).toBeVisible()
}

test('without an account, by the link: declined, then paid with another card', async ({ page, request }) => {
  const order = await placeUnpaidOrder(request)
  await openByLink(page, order.link)
  await enterCard(page, cards.declined)
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await enterCard(page, cards.approved)
  await expect(page).toHaveURL(/\/order-completed\?.*paid=true/)
  await expect(outcome(page, /^Order SO-\d+ is confirmed$/)).toBeVisible()
  await expect(page.getByText('was not paid')).toHaveCount(0)
  expect(await readOrder(request, order.id)).toMatchObject({ status: 'PAID', payment_status: 'PAID' })
})

test('a member pays with a card whose bank asks for authentication', async ({ page, request }) => {
  const order = await placeUnpaidOrder(request)
  await signIn(page, people.operatorAdmin, `/orders/${order.id}`)
  await page.getByRole('link', { name: 'Pay by card' }).click()
  await payByCard(page)
  await enterCard(page, cards.asksForAuthentication)
  await page.getByRole('button', { name: 'Refuse the payment' }).click()
  await expect(page.getByText('The payment was not confirmed.')).toBeVisible()
  await enterCard(page, cards.asksForAuthentication)
  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(outcome(page, /^Order SO-\d+ is confirmed$/)).toBeVisible()
  await page.getByRole('link', { name: 'Show the order' }).click()
  await expect(page.getByRole('link', { name: 'Pay by card' })).toHaveCount(0)
})

test('an abandoned payment leaves the order as it was, and can be taken up again', async ({ page, request }) => {
  const order = await placeUnpaidOrder(request)
  await openByLink(page, order.link)
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(outcome(page, /^Order SO-\d+ was received$/)).toBeVisible()
  expect(await readOrder(request, order.id)).toMatchObject({ status: 'AWAITING_PAYMENT', payment_status: 'UNPAID' })
  await page.goBack()
  await enterCard(page, cards.approved)
  await expect(outcome(page, /^Order SO-\d+ is confirmed$/)).toBeVisible()
})

test('paid in two tabs at once, the money is taken once, and both tabs show it', async ({ page, request }) => {
  const order = await placeUnpaidOrder(request)
  const other = await page.context().newPage()
  await openByLink(page, order.link)
  await openByLink(other, order.link)
  await Promise.all([enterCard(page, cards.approved), enterCard(other, cards.approved)])
  // One of the pages may report that the payment is complete; its link leads on.
  for (const tab of [page, other]) {
    const goOn = tab.getByRole('link', { name: 'Continue' })
    await expect(goOn.or(outcome(tab, /is confirmed$/))).toBeVisible()
    if (await goOn.isVisible()) await goOn.click()
    await expect(outcome(tab, /^Order SO-\d+ is confirmed$/)).toBeVisible()
  }
  expect(await readOrder(request, order.id)).toMatchObject({ status: 'PAID', payment_status: 'PAID' })
})
