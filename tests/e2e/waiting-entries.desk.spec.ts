import { expect, type Page, test } from '@playwright/test'
import { headersOf, people, signIn, waitForManuals } from './support/sign-in'

/** The document and its files are there, the server's calls are not, as in a yard without signal. */
async function loseServer(page: Page): Promise<() => Promise<void>> {
  const calls = /\/(api\/v[12]\/|readyz)/
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(calls)
}

const waiting = (page: Page, count: number) =>
  page.getByRole('button', {
    name: count === 1 ? '1 entry is waiting to be sent' : `${count} entries are waiting to be sent`,
  })

async function openMachine(page: Page) {
  await page.goto('/machine-instances')
  await page
    .getByRole('row', { name: /Loader 3/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loader 3' })).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

test('a reading entered without a connection survives closing and a reload, and is sent once', async ({ page }) => {
  await signIn(page, people.operator, '/')
  const id = await openMachine(page)
  const headers = await headersOf(page.request, people.operator)
  const readings = async () => {
    const answer = await page.request.get(`/api/v2/machines/instance/${id}/readings`, { headers })
    return ((await answer.json()) as { items: { value: number }[] }).items.map(({ value }) => value)
  }
  // A jump would be asked about.
  const figure = Math.max(...(await readings())) + 1
  const enter = page.getByRole('button', { name: 'Enter reading' }).first()
  await enter.waitFor()
  const restore = await loseServer(page)
  await enter.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(String(figure))
  await dialog.getByRole('button', { name: 'Save reading' }).click()
  await expect(dialog.getByText('You may close this dialog.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(waiting(page, 1)).toBeVisible()
  await page.reload()
  await waiting(page, 1).click()
  await expect(dialog.getByText(/ h · Loader 3$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await restore()
  await expect(waiting(page, 1)).toHaveCount(0)
  expect((await readings()).filter((value) => value === figure)).toHaveLength(1)
})

test('so does a completion', async ({ page }) => {
  await signIn(page, people.operatorAdmin, '/')
  const id = await openMachine(page)
  const done = page.getByRole('button', { name: /^Mark as done/ }).first()
  await done.waitFor()
  const restore = await loseServer(page)
  await done.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Note/).fill('Done in the pit')
  await dialog.getByRole('button', { name: 'Mark as done', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(waiting(page, 1)).toBeVisible()
  await page.reload()
  await expect(waiting(page, 1)).toBeVisible()
  await restore()
  await expect(waiting(page, 1)).toHaveCount(0)
  const headers = await headersOf(page.request, people.operatorAdmin)
  const answer = await page.request.get(`/api/v2/machines/instance/${id}/completions`, { headers })
  const { items } = (await answer.json()) as { items: { note: string | null }[] }
  expect(items.filter(({ note }) => note === 'Done in the pit')).toHaveLength(1)
})

test('so does a message, which nobody else on the device sees or sends', async ({ page }) => {
  await signIn(page, people.dealerUser, '/orders')
  await page.getByRole('row', { name: /SO-/ }).first().getByRole('link').first().click()
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.waitFor()
  const restore = await loseServer(page)
  await field.fill('We come on Monday.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(waiting(page, 1)).toBeVisible()
  await expect(field).toHaveValue('')
  await page.reload()
  await expect(waiting(page, 1)).toBeVisible()
  const order = page.url().split('/').at(-1) ?? ''
  const written = async () => {
    const headers = await headersOf(page.request, people.dealerUser)
    const answer = await page.request.get(`/api/v2/orders/${order}/messages`, { headers })
    const { items } = (await answer.json()) as { items: { body: string }[] }
    return items.filter(({ body }) => body === 'We come on Monday.').length
  }
  // What no server answered may have been tried again.
  const sent: string[] = []
  page.on('requestfinished', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const stored = await page.evaluate(() => localStorage.getItem('waiting to be sent') ?? '')
  await restore()
  await expect(waiting(page, 1)).toHaveCount(0)
  await expect.poll(written).toBe(1)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await page.evaluate((entries) => localStorage.setItem('waiting to be sent', entries), stored)
  await signIn(page, people.operator, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(waiting(page, 1)).toHaveCount(0)
  expect(sent.filter((path) => path.endsWith('/messages'))).toHaveLength(1)
  expect(await written()).toBe(1)
})

test('so does a question, which is answered once, in its conversation', async ({ page }) => {
  await waitForManuals(page.request, 'WL-120')
  await signIn(page, people.operator, '/')
  await page.getByLabel(/Your question/).fill('How much oil does the engine take?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Copy' })).toBeVisible()
  const restore = await loseServer(page)
  await page.getByLabel(/Your question/).fill('How often is the engine oil changed?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('No connection yet')).toBeVisible()
  await expect(waiting(page, 1)).toBeVisible()
  await page.reload()
  await expect(waiting(page, 1)).toBeVisible()
  await restore()
  await expect(waiting(page, 1)).toHaveCount(0)
  const asked = page.getByRole('heading', { name: 'How often is the engine oil changed?' })
  await expect(asked).toHaveCount(1)
  await expect(page.getByRole('article').nth(1).getByRole('button', { name: 'Copy' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').nth(1).getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(asked).toHaveCount(1)
})
