import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { drawnPlate } from '../../server/infrastructure/ocr/photograph/testing/drawn-plate'
import { people, signIn } from './support/sign-in'

test('a machine is added on one page, from its type plate', async ({ page }) => {
  const serial = `GHT${randomInt(1e6, 1e9)}`
  const field = page.getByLabel('Serial number')
  await signIn(page, people.operatorAdmin, '/machine-instances')
  await page.getByRole('link', { name: 'Add a machine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add a machine' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Model' }).fill('harrow wl 120 s/n GHT00123')
  await page.getByRole('option', { name: /WL-120.*GHT00123/ }).click()
  await expect(field).toHaveValue('GHT00123')
  await expect(page.getByText('This machine has already been added.')).toBeVisible()

  // The way to the machine that is there already asks before what was typed is lost.
  await page.getByRole('link', { name: 'Open Loader 3' }).click()
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Keep editing' }).click()
  await field.fill(serial)
  await expect(page.getByText(`${serial} is outside the serial numbers of this model`)).toBeVisible()
  await page.getByLabel(/^Meter now/).fill('12.5')
  await page.getByRole('button', { name: 'Save machine' }).click()

  // With 12.5 hours no service can have been done: nobody is asked when.
  await expect(page).toHaveURL(/\/machine-instances\/[0-9a-f-]{36}$/)
  await expect(page.getByText(serial).first()).toBeVisible()
  await expect(page.getByText('12.5 h').first()).toBeVisible()
})

test('a photograph of the type plate fills in model and serial number', async ({ page }) => {
  await signIn(page, people.operatorAdmin, '/machine-instances/add')
  const buffer = await drawnPlate(['HARROW', 'MODEL: WL-120', 'S/N: GHT00456', 'MASS: 11800 kg'], {
    turn: 94,
    blur: 0.8,
  })
  await page
    .getByLabel('Photograph the type plate')
    .setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Read from the photograph. Compare it with the plate.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('group', { name: 'Model' })).toContainText('WL-120')
  await expect(page.getByLabel('Serial number')).toHaveValue('GHT00456')
})
