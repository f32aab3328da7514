import { expect, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

test('a dealership keeps a model, puts its kit together, plans its service, and gives it all up again', async ({
  page,
}, { project }) => {
  const model = `WL-180 ${project.name}`
  const dialog = page.getByRole('dialog')
  await signIn(page, people.dealerAdmin, '/machines')

  await page.getByRole('button', { name: 'Add model' }).click()
  await dialog.getByLabel('Brand').selectOption({ label: 'Harrow' })
  await dialog.getByLabel('Type').fill('Wheel loader')
  await dialog.getByLabel('Model').fill(model)
  await dialog.getByRole('button', { name: 'Add a variant' }).click()
  await dialog.getByLabel('Name').fill('Long reach')
  await dialog.getByLabel(/^First serial/).fill('GHV00100')
  await dialog.getByLabel(/^Last serial/).fill('GHT00050')
  await dialog.getByRole('button', { name: 'Add model' }).click()
  // The server's word on one variant lands on that variant's field, and nothing that was typed is lost.
  await expect(dialog.getByLabel(/^Last serial/)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(/^Last serial/).fill('GHV00900')
  await dialog.getByRole('button', { name: 'Add model' }).click()

  await expect(page.getByRole('heading', { level: 1, name: `Harrow ${model}` })).toBeVisible()
  await expect(page.getByText('GHV00100 to GHV00900')).toBeVisible()
  await page.getByRole('button', { name: 'Add kit' }).click()
  await dialog.getByLabel('Name').fill('500 h kit')
  await dialog.getByLabel(/^Every \(hours or km\)/).fill('500')
  await dialog.getByRole('combobox', { name: 'Add a part' }).fill('oil filter')
  await dialog
    .getByRole('option', { name: /oil filter/i })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Add kit' }).click()
  await expect(page.getByRole('list', { name: 'Parts of 500 h kit' })).toContainText(/oil filter/i)

  await page.getByRole('link', { name: 'Edit tasks' }).click()
  await page.getByRole('button', { name: 'Add a task' }).click()
  await page.getByLabel('Name').fill('500 h service')
  await page.getByLabel('Every (hours or km)').fill('500')
  await page.getByLabel('Service kit').selectOption({ label: '500 h kit' })
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Schedule saved')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('500 h service')).toBeVisible()

  await page.getByRole('button', { name: `Actions for Harrow ${model}` }).click()
  await page.getByRole('menuitem', { name: `Remove Harrow ${model}` }).click()
  await expect(dialog.getByRole('listitem')).toHaveText(['1 maintenance task', '1 service kit'])
  await dialog.getByRole('button', { name: 'Delete model' }).click()
  await expect(page).toHaveURL(/\/machines$/)
  await expect(page.getByText(`Harrow ${model} deleted`)).toBeVisible()
  await expect(page.getByRole('link', { name: model })).toHaveCount(0)
})
