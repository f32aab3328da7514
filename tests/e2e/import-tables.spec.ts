import { expect, test } from '@playwright/test'
import { people, signIn } from './support/sign-in'

test('a price list with other column names is imported: its columns are changed beside their first values', async ({
  page,
}, { project }) => {
  // Each project imports parts of its own.
  const number = (index: number) => `JRN-${project.name}-${index}`
  const table = [
    'Price list 2026;;;',
    // How these headings are read is remembered, so that each project has its own.
    `Artikelnummer;Kurztext;Altpreis ${project.name};Preis neu`,
    `${number(1)};Filter 1/2";9,00;1.250,50`,
    `${number(2)};Riemen;8,00;12,5000`,
    'Summe;;17,00;12000000,00',
  ].join('\r\n')
  await signIn(page, people.dealerAdmin, '/manage-catalogue/import')
  const file = { name: `prices-${project.name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(table, 'latin1') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('The names of the columns are in line 2.')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: '1 row is left out' })).toBeVisible()
  await expect(page.getByLabel('Read “Artikelnummer” as')).toHaveValue('part_number')

  await page.getByLabel('Read “Preis neu” as').selectOption('Price')
  const values = page.getByRole('list', { name: 'First values of “Preis neu”' })
  await expect(values.getByText('1250.50')).toBeVisible()
  await expect(values.getByText('12.50', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Decimal sign of “Preis neu”')).toHaveValue('comma')
  await page.getByRole('button', { name: 'Store all 2 rows' }).click()
  await expect(page.getByText('Stored: 2 new parts, 0 changed.')).toBeVisible()

  // The next table with these headings is read in the same way.
  await page.goto('/manage-catalogue/import')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByLabel('Read “Preis neu” as')).toHaveValue('price')
  await expect(page.getByText('As you chose for the last such table')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('machines are imported from another system’s table, with the decimal sign that is chosen', async ({ page }, {
  project,
}) => {
  const table = `Make,Model,PIN,SMU\nHarrow,WL-120,JRN-${project.name},812.375\n`
  await signIn(page, people.operatorAdmin, '/machine-instances')
  await page
    .getByRole('button', { name: /^Import/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'machines.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(dialog.getByText('Choose the decimal sign of “SMU”')).toBeVisible()
  await dialog.getByLabel('Decimal sign of “SMU”').selectOption('point')
  await expect(dialog.getByRole('list', { name: 'First values of “SMU”' }).getByText('812.3')).toBeVisible()
})
