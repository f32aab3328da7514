import { expect, test } from '@playwright/test'
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
