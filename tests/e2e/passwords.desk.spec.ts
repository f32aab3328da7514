import { expect, test } from '@playwright/test'
import { linkIn, mailTo, temporaryPasswordIn } from './support/mailbox'
import { accept, invite, newcomer, ownPassword } from './support/newcomers'
import { people, signInByForm } from './support/sign-in'

test('whoever has a temporary password reaches nothing before choosing an own one', async ({ page }, info) => {
  const email = newcomer('forced', info)
  await invite(page.request, people.dealerAdmin, { email, group: 'Org User' })
  const password = temporaryPasswordIn(await mailTo(email, 'temporary password'))
  await signInByForm(page, email, '/machines', password)
  for (const path of ['/machines', '/', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/onboarding/)
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  }
  await page.getByLabel('New password').fill('password1234')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
})

test('forgot and reset: the link works once, and the old password no more', async ({ page }, info) => {
  const email = newcomer('forgetful', info)
  await invite(page.request, people.dealerAdmin, { email, group: 'Org User' })
  await accept(page, email, '/')
  await page.goto('/logout')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a link' }).click()
  await expect(page.getByText(`If there is an account with ${email}, a link is on its way.`)).toBeVisible()

  const link = linkIn(await mailTo(email, 'Set a new password'), '/reset-password')
  await page.goto(link)
  await page.getByLabel('New password').fill('another lorry in the snow')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Your new password is saved. Sign in with it.')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(ownPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Wrong e-mail or password.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('another lorry in the snow')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hello Mia' })).toBeVisible()

  await page.goto('/logout')
  await page.goto(link)
  await page.getByLabel('New password').fill('a third lorry in the mud')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('This link no longer works')).toBeVisible()
})

test('a link by e-mail signs in after one click, and only once', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'E-mail me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in by e-mail' })).toBeVisible()
  await page.getByLabel('E-mail').fill(people.operatorAdmin)
  await page.getByRole('button', { name: 'E-mail me a link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()

  const link = linkIn(await mailTo(people.operatorAdmin, 'Your link to sign in'), '/magic-login')
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in as Rita Stone' }).click()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible()
  await page.goto('/logout')
  await page.goto(link)
  await expect(page.getByText('This link no longer works')).toBeVisible()
})
