import { type APIRequestContext, expect, type Page, type TestInfo } from '@playwright/test'
import { mailTo, temporaryPasswordIn } from './mailbox'
import { caller } from './sales'
import { signInByForm } from './sign-in'

export const ownPassword = 'quarry lorry in the rain'

/** Somebody whom nobody has heard of yet, another one in each project of the run. */
export const newcomer = (name: string, { project, retry }: TestInfo) =>
  `${name}-${project.name}-${retry}@newcomers.example`

/** Invites somebody, to the organization of the admin unless another one is named; `people.spec.ts` does so on the page. */
export async function invite(
  request: APIRequestContext,
  admin: string,
  user: { email: string; group: 'Org Admin' | 'Org User'; organization_id?: string },
): Promise<void> {
  const call = await caller(request, admin)
  await call('post', '/users/', user)
}

/** Signs in with what the invitation says, and goes through onboarding as far as it leads. */
export async function accept(page: Page, email: string, path: string) {
  const password = temporaryPasswordIn(await mailTo(email, 'temporary password'))
  await signInByForm(page, email, path, password)
  await expect(page, 'the temporary password must be changed first').toHaveURL(/\/onboarding/)
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await page.getByLabel('New password').fill(ownPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'What is your name?' })).toBeVisible()
  await page.getByLabel('First name').fill('Mia')
  await page.getByLabel('Last name').fill('Holt')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page).not.toHaveURL(/\/onboarding/)
}
