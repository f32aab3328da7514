import { expect, type Page, test } from '@playwright/test'
import { accept, newcomer } from './support/newcomers'
import { people, signIn, waitForManuals } from './support/sign-in'

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
  await signIn(page, people.dealerAdmin, '/accounts')
  await fillInvitation(page, email, 'Org User', 'Send invitation')
  await expect(page.getByText(`Invitation sent to ${email}`).first()).toBeVisible()
  await signOut(page)
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
  await expect(page.getByText('Request sent to the admins of Ridgeline Quarry').first()).toBeVisible()
  await signOut(page)

  await signIn(page, people.operatorAdmin, '/accounts')
  await page.getByRole('button', { name: `Approve ${email}` }).click()
  await expect(page.getByText(`Invitation sent to ${email}`).first()).toBeVisible()
  await signOut(page)

  await accept(page, email, '/')
  await waitForManuals(page.request, 'WL-120')
  await page.goto('/machines?search=WL-120')
  await page.getByRole('button', { name: 'Ask about Harrow WL-120' }).click()
  await page.getByLabel('Your question').fill('how much oil does the engine take?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('article').last()).toContainText('13.5')
})
