import { expect, test } from '@playwright/test'
import { qrPath } from '../../src/shared/ui/qr-code/qr-path'
import { enter, isThanked } from './support/hours-page'
import { addMachine } from './support/machine'
import { linkIn, mailTo } from './support/mailbox'
import { cards, enterCard } from './support/payments'
import { people, signIn } from './support/sign-in'

test('from the label on a machine to hours entered, to the due task, to its kit, ordered and paid', async ({
  page,
  browser,
  isMobile,
}) => {
  const machine = await addMachine(page.request, 4200)
  await signIn(page, people.dealerAdmin, '/profile')
  await page.getByLabel('E-mails about due maintenance').selectOption('At once')
  await expect(page.getByText('Saved to your account')).toBeVisible()
  await page.goto(`/machine-instances/${machine.id}`)
  await page.getByRole('button', { name: 'Create label' }).click()
  const address = (await page.getByRole('link', { name: /^Open the page/ }).getAttribute('href')) ?? ''
  const code = page.getByRole('img', { name: /^QR code/ }).locator('path')
  await expect(code, 'the printed code opens that very page').toHaveAttribute('d', qrPath(address).path)

  const stranger = await browser.newContext()
  const phone = await stranger.newPage()
  await phone.goto(address)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`${machine.name}, Harrow WL-120`)
  await enter(phone, '4500')
  await isThanked(phone, '4,500 h')
  await expect(phone.getByRole('region', { name: 'Due now' }).getByText('500 h service')).toBeVisible()
  const parts = phone.getByRole('list', { name: 'Parts of WL-120 500 h kit' }).getByRole('listitem')
  await expect(parts).toHaveText([/320-07309 Oil filter/, /320-07416 Fuel filter/, /320-07411/, /^2 × *332-20077/])

  await page.goto(`/machine-instances/${machine.id}`)
  const tasks = page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem'))
  const due = tasks.filter({ hasText: '500 h service', visible: true }).first()
  await expect(due).toContainText('WL-120 500 h kit')
  await expect(due.getByText('Due', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  const toCart = { name: 'Add WL-120 500 h kit to the cart' }
  if (isMobile) {
    await due.getByRole('button', { name: 'Actions for 500 h service' }).click()
    await page.getByRole('menuitem', toCart).click()
  } else {
    await due.getByRole('button', toCart).click()
  }
  await expect(page.getByText('WL-120 500 h kit is in the cart')).toBeVisible()

  const email = await mailTo(people.dealerAdmin, machine.name)
  await phone.goto(linkIn(email, '/machine-service-kits'))
  const kits = phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: machine.name }) })
  await expect(kits).toContainText('500 h service')
  await expect(kits.getByRole('list', { name: 'Parts of WL-120 500 h kit' })).toContainText('320-07309')

  await phone.getByRole('link', { name: 'Order these kits' }).click()
  const kit = phone.getByRole('group', { name: 'Kits for due services' })
  await expect(kit).toContainText(`500 h service on ${machine.name}`)
  await phone.getByLabel('Your name').fill('Rosa Delgado')
  await phone.getByLabel('Delivery').selectOption('Pick up at the dealership')
  await phone.getByRole('button', { name: 'Order kits' }).click()
  await expect(phone.getByRole('heading', { name: /^Order SO-\d+ was received/ })).toBeVisible()
  await phone.getByRole('link', { name: 'Pay by card' }).click()
  await phone.getByRole('button', { name: /^Pay .* by card$/ }).click()
  await enterCard(phone, cards.approved)
  await expect(phone.getByRole('heading', { name: /^Order SO-\d+ is confirmed/ })).toBeVisible()
  await stranger.close()
})
