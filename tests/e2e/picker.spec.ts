import { expect, test } from '@playwright/test'
import { people, signIn, waitForManuals } from './support/sign-in'

test('the picker finds a machine by its name, its serial number and its place, and leads back to the question', async ({
  page,
}) => {
  await waitForManuals(page.request, 'EX-210')
  await signIn(page, people.operator, '/')
  const main = page.getByRole('main')
  for (const [words, name] of [
    ['loader 5', 'Loader 5'],
    ['rq-0032', 'Digger 1'],
    ['settling pond', 'Pond digger'],
    ['crusher', 'Loader 5'],
  ] as const) {
    await test.step(`“${words}” finds ${name}`, async () => {
      await main.getByRole('button', { name: /^Change/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a machine' })
      await dialog.getByLabel('Search machines').fill(words)
      const found = dialog.getByRole('option')
      await expect(found.first()).toContainText(name)
      await found.first().click()
      await expect(dialog).toBeHidden()
      await expect(main.getByRole('heading', { name })).toBeVisible()
      await expect(main.getByLabel('Your question')).toBeFocused()
    })
  }

  await main.getByLabel('Your question').fill('how much oil does the engine take?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').last()).toContainText(/\d litres/)
  await expect(page.getByRole('button', { name: /Loader 5/ }).first()).toBeVisible()
})
