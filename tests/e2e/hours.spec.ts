import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { qrPath } from '../../src/shared/ui/qr-code/qr-path'
import { addMachine } from './support/machine'
import { emailTo, linkIn } from './support/outbox'
import { cards, enterCard } from './support/payments'
import { people, signIn } from './support/sign-in'

const figure = (page: Page) => page.getByLabel('Hours on the meter now')

async function enter(page: Page, hours: string) {
  await figure(page).fill(hours)
  await page.getByRole('button', { name: 'Save hours' }).click()
}

async function isThanked(page: Page, hours: string) {
  await expect(page).toHaveURL(/\/machine-hours-thank-you\?/)
  await expect(page.getByText('Saved. Thank you!')).toBeVisible()
  await expect(page.getByText(hours, { exact: true })).toBeVisible()
}

test('from the label on a machine to hours entered, to the due task, to its kit, ordered and paid', async ({
  page,
  browser,
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
  await due.getByRole('button', { name: 'Add WL-120 500 h kit to the cart' }).click()
  await expect(page.getByText('WL-120 500 h kit is in the cart')).toBeVisible()

  const email = await emailTo(page.request, people.dealerAdmin, 'maintenance_due')
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

test('a lower reading is refused, then accepted as a meter replacement, and the total is kept', async ({ page }) => {
  const machine = await addMachine(page.request, 4200)
  const label = await machine.label()
  const token = new URL(label, 'http://label').searchParams.get('token')
  const data = { token, value: 12, client_id: randomUUID() }
  const refused = await page.request.post('/api/v2/machines/hours/update', { data })
  expect([refused.status(), await refused.json()]).toEqual([409, expect.objectContaining({ code: 'lower_than_last' })])

  await page.goto(label)
  await enter(page, '12')
  await expect(page.getByRole('heading', { name: 'Was the meter replaced?' })).toBeFocused()
  await expect(page.getByText('12 h is less than the last reading, 4,200 h.')).toBeVisible()
  await page.getByRole('button', { name: 'Correct the figure' }).click()
  await expect(figure(page)).toHaveValue('12')
  expect(await machine.readings()).toEqual([4200])

  await enter(page, '12')
  await page.getByRole('button', { name: 'Yes, it is a new meter' }).click()
  await isThanked(page, '12 h')
  await expect(page.getByText('As the first reading of a new meter.')).toBeVisible()

  await signIn(page, people.operatorAdmin, `/machine-instances/${machine.id}`)
  await expect(page.getByText('4,212 h', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('New meter', { exact: true }).filter({ visible: true })).toBeVisible()
})

test('offline and back: what was typed survives, and is sent once as soon as there is a network', async ({
  page,
  context,
}) => {
  const machine = await addMachine(page.request, 4200)
  await page.goto(await machine.label())
  await figure(page).fill('4300.5')
  await page.reload()
  await expect(figure(page)).toHaveValue('4300.5')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(
    page.getByText('4,300.5 h is stored on this phone and will be sent as soon as there is a connection'),
  ).toBeVisible()
  expect(await machine.readings()).toEqual([4200])
  await context.setOffline(false)
  await isThanked(page, '4,300.5 h')
  expect(await machine.readings()).toEqual([4300.5, 4200])
})

test('a reload without a network shows the page with what was typed, and sends it once there is one', async ({
  page,
  context,
}) => {
  const machine = await addMachine(page.request, 4200)
  await page.goto(await machine.label())
  await expect(figure(page)).toBeVisible()
  const isKept = () => page.evaluate(async () => (await caches.match('/machine-hours')) !== undefined)
  await expect.poll(isKept).toBe(true)

  await context.setOffline(true)
  await enter(page, '4300.5')
  await expect(page.getByText('4,300.5 h is stored on this phone')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your input is saved: 4300.5.')).toBeVisible()
  await context.setOffline(false)
  await isThanked(page, '4,300.5 h')
  expect(await machine.readings()).toEqual([4300.5, 4200])

  const keptPaths = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => url.replace(location.origin, ''))
  })
  const others = keptPaths.filter((path) => !path.startsWith('/assets/'))
  expect(others, 'neither the token nor a reply is kept').toEqual(['/machine-hours'])
  await page.goto('/login')
  expect(await page.evaluate(() => navigator.serviceWorker.controller), 'no other page is served by it').toBeNull()
})

test('an answer that was lost: the figure is sent again and counts once', async ({ page }) => {
  const machine = await addMachine(page.request, 4200)
  await page.goto(await machine.label())
  await page.route(
    '**/machines/hours/update',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await enter(page, '4300.5')
  await expect(page.getByText('It counts once.')).toBeVisible()
  expect(await machine.readings()).toEqual([4300.5, 4200])
  await page.getByRole('button', { name: 'Try now' }).click()
  await isThanked(page, '4,300.5 h')
  expect(await machine.readings()).toEqual([4300.5, 4200])
})
