import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { enter, figure, isThanked } from './support/hours-page'
import { addMachine } from './support/machine'
import { photograph } from './support/photograph'
import { people, signIn } from './support/sign-in'

// The page behind a label opens without a network.
test.use({ serviceWorkers: 'allow' })

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
  const isCached = () => page.evaluate(async () => (await caches.match('/machine-hours')) !== undefined)
  await expect.poll(isCached).toBe(true)

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

test('a photograph of the meter that was chosen without a network is sent once, and kept with the reading', async ({
  page,
  context,
}) => {
  const machine = await addMachine(page.request, 4200)
  await page.goto(await machine.label())
  await expect(figure(page)).toBeVisible()
  const isCached = () => page.evaluate(async () => (await caches.match('/machine-hours')) !== undefined)
  await expect.poll(isCached).toBe(true)

  await context.setOffline(true)
  await page.getByLabel('Photograph the meter').setInputFiles(await photograph(page))
  await expect(page.getByText('Photograph of the meter', { exact: true })).toBeVisible()
  await enter(page, '4300.5')
  await expect(page.getByText('The photograph is stored, too.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('The photograph is stored, too.')).toBeVisible()
  await context.setOffline(false)
  await isThanked(page, '4,300.5 h')
  await expect(page.getByText('With the photograph of the meter.')).toBeVisible()
  expect(await machine.readings()).toEqual([4300.5, 4200])

  // Nothing of it is left for the next figure.
  await page.getByRole('link', { name: 'Enter another reading' }).click()
  await expect(page.getByLabel('Photograph the meter')).toBeAttached()

  await signIn(page, people.dealerUser, `/machine-instances/${machine.id}`)
  const photographs = page.getByRole('list', { name: /^Photographs of the meter: 4,300.5 h/ })
  await expect(photographs.getByRole('button')).toHaveCount(1)
  await photographs.getByRole('button').click()
  const opened = page.getByRole('dialog').getByRole('img')
  await expect.poll(() => opened.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(60)
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
