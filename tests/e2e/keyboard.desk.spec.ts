import { expect, type Page, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

test('"keyboard for everything": to a machine by the palette, by search, by arrows and Enter', async ({ page }) => {
  await signIn(page, people.dealerAdmin, '/')
  await page.getByRole('button', { name: 'Search or ask…' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('machines')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/machines$/)
  await page.getByRole('row', { name: /SK-40/ }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('WL-120')
  await expect(page.getByRole('row', { name: /SK-40/ })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Harrow WL-120', level: 1 })).toBeVisible()
})

/** The code of the palette takes until the returned function is called. */
async function delayPalette(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/assets\/command-palette/, async (route) => {
    await arrived
    await route.continue()
  })
  return () => arrive()
}

for (const path of ['/orders', '/quotes']) {
  test(`what is typed right after Ctrl+K is searched for, on ${path} and on the page of a record`, async ({ page }) => {
    await signIn(page, people.dealerUser, path)
    await page.getByRole('row').nth(1).waitFor()
    for (const open of [async () => undefined, () => page.getByRole('row').nth(1).getByRole('link').first().click()]) {
      await open()
      await page.getByRole('heading', { level: 1 }).waitFor()
      const { url, changes } = { url: page.url(), changes: [] as string[] }
      page.on('request', (request) => {
        if (request.method() === 'PUT') changes.push(request.url())
      })
      const arrive = await delayPalette(page)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('alternator nqwjkupsmd', { delay: 0 })
      arrive()
      const search = page.getByRole('combobox', { name: 'Search and commands' })
      await expect(search).toHaveValue('alternator nqwjkupsmd')
      await page.keyboard.type('!', { delay: 0 })
      await expect(search).toHaveValue('alternator nqwjkupsmd!')
      expect({ url: page.url(), changes }).toEqual({ url, changes: [] })
      await page.keyboard.press('Escape')
      await expect(search).toBeHidden()
    }
  })
}

test('a single key asks before it starts processing a paid order', async ({ page }) => {
  await signIn(page, people.dealerUser, '/orders?status=PAID')
  await page.getByRole('row', { name: /SO-/ }).first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Start processing' }).waitFor()
  await page.keyboard.press('a')
  const question = page.getByRole('dialog', { name: /^Start processing SO-/ })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Start processing' })).toBeVisible()
  await page.keyboard.press('a')
  await question.getByRole('button', { name: 'Start processing' }).click()
  await expect(page.getByRole('button', { name: 'Pick', exact: true })).toBeVisible()
})
