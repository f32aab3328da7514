import { expect, test } from '@playwright/test'
import { accept, invite, newcomer } from './support/newcomers'
import { caller } from './support/sales'
import { people } from './support/sign-in'

test('the banner leads the admin of a new dealership to the provider, until payments are set up', async ({
  page,
  request,
}, info) => {
  const email = newcomer('payments-admin', info)
  const call = await caller(request, people.superUser)
  const name = `Newcomer Machines ${info.project.name} ${info.retry}`
  const { id } = await call<{ id: string }>('post', '/organizations/', { name, type: 'DEALERSHIP' })
  await invite(request, people.superUser, { email, group: 'Org Admin', organization_id: id })
  await accept(page, email, '/')
  await page.getByRole('link', { name: 'Set up card payments' }).click()
  await page.getByRole('button', { name: 'Set up card payments' }).click()
  await page.getByLabel('Business name').fill(name)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: 'Manage account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set up card payments' })).toHaveCount(0)
})
