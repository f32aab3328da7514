import { expect, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

test('"a form never loses what was typed": Back and a link ask first', async ({ page, isMobile }) => {
  const question = page.getByRole('dialog', { name: 'Discard changes?' })
  const name = page.getByLabel('First name')
  const menu = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page
  const openMenu = () =>
    isMobile
      ? page
          .locator('#root')
          .getByRole('button', { name: /^Menu(,|$)/ })
          .click()
      : undefined
  await signIn(page, people.dealerUser, '/')
  await openMenu()
  await menu.getByRole('link', { name: 'Settings' }).click()
  await name.fill('Petra')
  await page.goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(name).toHaveValue('Petra')
  await openMenu()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page).toHaveURL(/\/$/)
})
