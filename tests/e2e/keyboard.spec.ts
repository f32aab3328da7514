import { expect, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

test('"keyboard for everything": to a machine by the palette, by search, by arrows and Enter', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'of a desk')
  await signIn(page, people.dealerAdmin)
  await page.getByRole('button', { name: 'Search…' }).waitFor()
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

test('"a form never loses what was typed": Back and a link ask first', async ({ page, isMobile }) => {
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' })
  const name = page.getByLabel('First name')
  const menu = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page
  const openMenu = () => (isMobile ? page.getByRole('button', { name: 'Menu', exact: true }).click() : undefined)
  await signIn(page, people.dealerUser)
  await openMenu()
  await menu.getByRole('link', { name: 'Settings' }).click()
  await name.fill('Petra')
  await page.goBack()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(name).toHaveValue('Petra')
  await openMenu()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/$/)
})
