import { expect, type Page, test } from '@playwright/test'
import { accept, newcomer, ownPassword } from './support/newcomers'
import { emailTo, linkIn, temporaryPasswordIn } from './support/outbox'
import { people, signIn, waitForManuals } from './support/sign-in'

async function invite(page: Page, email: string, role: string) {
  await signIn(page, people.dealerAdmin, '/accounts')
  await fillInvitation(page, email, role, 'Send invitation')
  await expect(page.getByText(`Invitation sent to ${email}`).first()).toBeVisible()
  await signOut(page)
}

async function fillInvitation(page: Page, email: string, role: string, send: string) {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Role').selectOption({ label: role })
  await dialog.getByRole('button', { name: send }).click()
}

async function signOut(page: Page) {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
}

test('a clerk is invited, accepts, is led through onboarding, and works', async ({ page }, info) => {
  const email = newcomer('clerk', info)
  await invite(page, email, 'Org User')
  await accept(page, email, '/')
  await expect(page.getByRole('heading', { name: 'Hello Mia' })).toBeVisible()
  await page.goto('/machines')
  await page.getByRole('link', { name: 'WL-120' }).click()
  await expect(page.getByRole('button', { name: 'Upload manual' })).toBeVisible()
})

test('a customer’s operator is invited, accepts, and asks about a machine', async ({ page }, info) => {
  const email = newcomer('operator', info)
  await signIn(page, people.dealerAdmin, '/accounts')
  await page.getByLabel('Organization').selectOption({ label: 'Ridgeline Quarry' })
  await fillInvitation(page, email, 'Machine Operator', 'Send request')
  await expect(page.getByText('Waiting for the approval of Ridgeline Quarry').first()).toBeVisible()
  await signOut(page)

  await signIn(page, people.operatorAdmin, '/accounts')
  await page.getByRole('button', { name: `Approve ${email}` }).click()
  await expect(page.getByText(`Invitation sent to ${email}`).first()).toBeVisible()
  await signOut(page)

  await accept(page, email, '/')
  await waitForManuals(page, 'WL-120')
  await page.getByRole('button', { name: 'Ask about Harrow WL-120' }).click()
  await page.getByLabel('Your question').fill('how much oil does the engine take?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('article').last()).toContainText('13.5')
})

test('whoever has a temporary password reaches nothing before choosing an own one', async ({ page }, info) => {
  const email = newcomer('forced', info)
  await invite(page, email, 'Org User')
  const password = temporaryPasswordIn(await emailTo(page.request, email, 'invitation'))
  await signIn(page, email, '/machines', password)
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
  await invite(page, email, 'Org User')
  await accept(page, email, '/')
  await page.goto('/logout')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'E-mail me a link' }).click()
  await expect(page.getByText(`If there is an account with ${email}, a link is on its way.`)).toBeVisible()

  const link = linkIn(await emailTo(page.request, email, 'reset-password'), '/reset-password')
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

  const link = linkIn(await emailTo(page.request, people.operatorAdmin, 'magic-login'), '/magic-login')
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in as Rita Stone' }).click()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible()
  await page.goto('/logout')
  await page.goto(link)
  await expect(page.getByText('This link no longer works')).toBeVisible()
})
