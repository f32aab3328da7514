import { expect, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'
import { smallManual } from './support/small-manual'

test('an admin uploads a PDF, sees it processed, and asks about it', async ({ page }, { project }) => {
  await signIn(page, people.dealerAdmin, '/machines?search=FX-90')
  await page.getByText('FX-90').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /FX-90/ })).toBeVisible()

  await page.getByRole('button', { name: 'Upload manual' }).click()
  const dialog = page.getByRole('dialog', { name: 'Machine File Upload' })
  const submit = dialog.getByRole('button', { name: 'SUBMIT' })
  await expect(submit).toBeDisabled()
  const chosen = dialog.locator('input[type=file]')
  await chosen.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a manual') })
  await expect(dialog.getByText('Choose a PDF file.')).toBeVisible()

  // Each project uploads a file of its own: the same one would be recognised.
  const content = Buffer.concat([await smallManual(), Buffer.from(`\n% ${project.name}\n%%EOF\n`)])
  const title = `Auger Manual ${project.name}`
  await chosen.setInputFiles({ name: `auger-${project.name}.pdf`, mimeType: 'application/pdf', buffer: content })
  await dialog.getByLabel('Display name').fill(title)
  await submit.click()
  await expect(page.getByText('Uploaded file successfully')).toBeVisible()

  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(entry).toContainText('Ready')
  await expect(entry).toContainText('5 pages')

  await page.getByRole('main').getByRole('button', { name: 'Ask Bob' }).click()
  await page.getByLabel('Your question').fill('at what torque does the shear bolt of the auger break?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const answer = page.getByRole('article').last()
  await expect(answer).toContainText('640 Nm')
  await expect(answer).toContainText('page 4')
})
